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
  ({
    number,
    seats,
    seat: 0,
    actors: [0],
    told: [],
    can_undo: false,
    choices: { 1: {} },
    fields: { turn: number },
    derived: {},
    story: [],
  }) as unknown as TableState;

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

type Answer = "acknowledged" | "refused";

/** A table that answers when it is told to, and offers then what it is told to offer. */
function slow(...legal: readonly string[]) {
  const viewing = new Viewing();
  viewing.receive(entry(1));
  const [sent, asked]: [string[], string[]] = [[], []];
  const waiting: ((answer: Answer) => void)[] = [];
  const choices = Object.fromEntries(legal.map((type, at) => [at, { action: { type } }]));
  const table = {
    known: { choices },
    act: ({ type }: { type: string }) => {
      sent.push(type);
      return new Promise((resolve) => waiting.push((answer) => resolve({ type: answer, reason: "not-now" })));
    },
    whyNot: async ({ type }: { type: string }) => ({ type: "reason", refusal: asked.push(type) && null }),
  } as unknown as Table;
  const desk = new LiveDesk(table, viewing, entry(1), () => words);
  const answer = async (given: Answer): Promise<void> => {
    waiting.shift()?.(given);
    for (let turns = 0; turns < 9; turns += 1) await Promise.resolve();
  };
  return { desk, viewing, sent, asked, answer };
}

test("the same piece pressed twice before it is seen is pressed once, until that is refused", async () => {
  const { desk, sent, answer } = slow("ready");
  const pressed = [desk.act([{ type: "ready" }]), desk.act([{ type: "ready" }])];
  await answer("refused");
  expect([await Promise.all(pressed), sent]).toEqual([[false, false], ["ready"]]);
  expect(desk.slip).toMatchObject({ refusal: { reason: "not-now" }, kind: "ready" });
  desk.act([{ type: "ready" }]);
  expect(sent).toEqual(["ready", "ready"]);
});

test("another piece that does the same is meant as well, and goes out when the first is answered", async () => {
  const { desk, sent, answer } = slow("keep");
  desk.act([{ type: "keep" }], "die 1");
  const other = desk.act([{ type: "keep" }], "die 2");
  expect(sent).toEqual(["keep"]);
  await answer("acknowledged");
  expect(sent).toEqual(["keep", "keep"]);
  await answer("acknowledged");
  expect([await other, desk.slip]).toEqual([true, null]);
});

test("what waits is let go without a word if the move before it is refused, or if it cannot be done any more", async () => {
  const first = slow("roll", "keep");
  first.desk.act([{ type: "roll" }]);
  const after = first.desk.act([{ type: "keep" }]);
  await first.answer("refused");
  expect([await after, first.sent]).toEqual([false, ["roll"]]);
  const second = slow();
  second.desk.act([{ type: "roll" }]);
  const late = second.desk.act([{ type: "keep" }]);
  await second.answer("acknowledged");
  expect([await late, second.sent, second.desk.slip]).toEqual([false, ["roll"], null]);
});

test("what is pressed right after a move is done if that move made it possible, and else asked about", async () => {
  const { desk, sent, asked, answer } = slow("roll");
  desk.act([{ type: "keep" }]);
  desk.ask({ type: "roll" });
  await answer("acknowledged");
  expect([sent, asked]).toEqual([["keep", "roll"], []]);
  desk.ask({ type: "end" });
  await answer("acknowledged");
  expect(asked).toEqual(["end"]);
});

test("an undo is offered to whoever may take something back or ask for it, and to nobody else", () => {
  const canTakeBack = (known: Partial<TableState>): boolean =>
    new LiveDesk({} as Table, new Viewing(), { ...entry(1), ...known }, () => words).hasActed;
  expect(canTakeBack({ seat: 1, askers: [0, 1] })).toBe(true);
  expect(canTakeBack({ seat: 1, askers: [0] })).toBe(false);
  expect(canTakeBack({ seat: 1, askers: [], can_undo: true })).toBe(true);
  expect(canTakeBack({ seat: null, askers: [0, 1] })).toBe(false);
});

test("what was said of one turn goes with it, and what was answered when something else is asked", () => {
  const { desk, viewing } = sitting();
  const turn = (number: number, ...actors: number[]): void => {
    viewing.receive({ ...entry(number), actors });
    viewing.toNow();
    desk.dropStale();
  };
  turn(2, 1);
  desk.reply(null, "roll");
  turn(3, 1);
  expect(desk.slip).toEqual({ refusal: null, kind: "roll" });
  turn(4, 0);
  expect(desk.slip).toBe(null);
  desk.reply(null, "roll");
  turn(5, 0, 1);
  expect(desk.slip).toEqual({ refusal: null, kind: "roll" });
  viewing.back();
  desk.dropStale();
  expect(desk.slip).toBe(null);
  desk.reply(null, "roll");
  desk.isAsking = true;
  expect(desk.slip).toBe(null);
});

test("nothing can be done at an earlier moment", () => {
  const { desk, viewing } = sitting();
  viewing.receive(entry(2));
  viewing.toNow();
  expect(desk.state.choices).not.toEqual({});
  viewing.back();
  expect(desk.state.choices).toEqual({});
});
