import { expect, test } from "vitest";
import type { TableState } from "../wire/apply.ts";
import type { Seat } from "../wire/messages.ts";
import type { Table } from "../wire/table.svelte.ts";
import { Words } from "../words/words.ts";
import { LiveDesk } from "./desk.svelte.ts";
import { Viewing } from "./viewing.svelte.ts";

const words = new Words("en", ["name-you = You"]);
const SEATS = [{ name: "Ada" }, { name: "Ben" }] as Seat[];
const entry = (number: number, seats = SEATS): TableState =>
  ({ number, seats, seat: 0, told: [], choices: { 1: {} }, fields: {}, derived: {} }) as unknown as TableState;

function sitting(): { desk: LiveDesk; viewing: Viewing } {
  const viewing = new Viewing();
  viewing.receive(entry(1));
  return { desk: new LiveDesk({} as Table, viewing, entry(1), () => words), viewing };
}

test("the company stays the same from entry to entry, until somebody sits elsewhere", () => {
  const { desk, viewing } = sitting();
  $effect.root(() => {
    const first = desk.company;
    expect(first.names).toEqual(["You", "Ben"]);
    viewing.receive(entry(2));
    viewing.toNow();
    expect(desk.company).toBe(first);
    viewing.receive(entry(3, [SEATS[0], { name: "Cid" }] as Seat[]));
    viewing.toNow();
    expect(desk.company.names).toEqual(["You", "Cid"]);
  })();
});

test("while something is asked about nothing is done but to ask", async () => {
  const viewing = new Viewing();
  viewing.receive(entry(1));
  const sent: string[] = [];
  const table = {
    act: async () => sent.push("act"),
    whyNot: async () => ({ type: "reason", refusal: sent.push("why-not") && null }),
  } as unknown as Table;
  const desk = new LiveDesk(table, viewing, entry(1), () => words);
  desk.isAsking = true;
  expect(await desk.act([{ type: "roll" }])).toBe(false);
  expect(sent).toEqual(["why-not"]);
  expect([desk.isAsking, desk.slip]).toEqual([false, { refusal: null, kind: "roll" }]);
});

test("what is pressed twice before it is seen is refused without a word, and else with its reason", async () => {
  const viewing = new Viewing();
  viewing.receive(entry(1));
  const refused = { type: "refused", reason: "ready-already", sentence: { message: "refused" } };
  const answers = [{ type: "acknowledged" }, refused, refused];
  const desk = new LiveDesk({ act: async () => answers.shift() } as unknown as Table, viewing, entry(1), () => words);
  const pressed = [desk.act([{ type: "ready" }]), desk.act([{ type: "ready" }])];
  expect([await Promise.all(pressed), desk.slip]).toEqual([[true, false], null]);
  viewing.receive(entry(2));
  viewing.toNow();
  expect(await desk.act([{ type: "ready" }])).toBe(false);
  expect(desk.slip).toEqual({ refusal: refused, kind: "ready" });
});

test("nothing can be done at an earlier moment", () => {
  const { desk, viewing } = sitting();
  viewing.receive(entry(2));
  viewing.toNow();
  expect(desk.state.choices).not.toEqual({});
  viewing.back();
  expect(desk.state.choices).toEqual({});
});
