import { SvelteMap } from "svelte/reactivity";
import { expect, test } from "vitest";
import { moment } from "../../../tests/gallery/moment.ts";
import { speech } from "../../words/speech.svelte.ts";
import { barOf } from "./bar.ts";
import { revealed } from "./greed.ts";
import { pressKey } from "./keys.ts";
import { GOODS } from "./reading.ts";
import { TumultTable } from "./table.svelte.ts";

function seated(name: string, language: "en" | "de" = "en") {
  speech.speak(language);
  const desk = moment(name, language, "tumult");
  return { desk, table: new TumultTable(desk) };
}

/** A table that can be shown one moment after the other. */
function showing(name: string) {
  const desk = moment(name, "en", "tumult");
  const first = desk.state;
  const shown = new SvelteMap([["now", first]]);
  Object.defineProperty(desk, "state", { get: () => shown.get("now") });
  const show = (state: typeof first): void => void shown.set("now", state);
  return { first, show, table: new TumultTable(desk) };
}

test("the tumults are looked at good by good, and back", () => {
  const { table } = seated("tumults");
  table.lookOn();
  table.lookBack();
  expect([table.sight?.type, table.good]).toEqual(["tumults", 0]);
  for (const _ of [1, 2, 3]) pressKey(table, " ");
  expect(table.sight).toBeNull();
});

test("who was still looking when the next round began sees its tumults from the first good on", () => {
  const { first, show, table } = showing("tumults");
  table.lookOn();
  expect(table.good).toBe(1);
  const { fields } = first;
  show({ ...first, fields: { ...fields, rounds: table.fields.rounds + 1 } });
  expect([table.sight?.type, table.good]).toEqual(["tumults", 0]);
});

test("a counting is looked at to its end, though others have ended the round meanwhile; then comes the spinner", () => {
  const { show, table } = showing("tumults");
  const ranks = table.fields.ranks;
  table.lookOn();
  const next = moment("spin", "en", "tumult").state;
  const fields = { ...next.fields, rounds: table.fields.rounds + 1, ranks: [...ranks].reverse() };
  show({ ...next, fields });
  expect([table.sight?.type, table.good, table.counted?.ranks]).toEqual(["tumults", 1, ranks]);
  expect(barOf(table).sentence).toBe("Marble: a tumult, and Mechthild is greediest.");
  table.lookOn();
  expect(barOf(table).offers.at(-1)?.label).toBe("On with the game");
  table.lookOn();
  expect([table.sight?.type, table.counted]).toEqual(["spin", null]);
});

test("tumults that were taken back are counted anew, from the first good on", () => {
  const { first, show, table } = showing("tumults");
  for (const _ of GOODS) table.lookOn();
  expect(table.sight).toBeNull();
  const robbing = moment("turns", "en", "tumult").state;
  const { rounds } = table.fields;
  show({ ...robbing, number: first.number + 1, fields: { ...robbing.fields, rounds } });
  table.follow();
  expect([table.sight, table.counted]).toEqual([null, null]);
  const { tumults } = moment("gamble", "en", "tumult").state.derived;
  show({ ...first, number: first.number + 2, derived: { ...first.derived, tumults: tumults ?? null } });
  table.follow();
  expect([table.sight?.type, table.good, table.counted?.tumults]).toEqual(["tumults", 0, tumults]);
});

test("whoever looks back to the taxes has still seen the tumults after them", () => {
  const { first, show, table } = showing("tumults");
  table.follow();
  for (const _ of GOODS) table.lookOn();
  const robbing = moment("turns", "en", "tumult").state;
  const { rounds } = table.fields;
  show({ ...robbing, number: first.number - 1, fields: { ...robbing.fields, rounds } });
  table.follow();
  show(first);
  table.follow();
  expect(table.sight).toBeNull();
});

test("hands on the table are seen at once, whatever was still looked at", () => {
  const { show, table } = showing("tumults");
  const next = moment("tax", "en", "tumult").state;
  show({ ...next, fields: { ...next.fields, rounds: table.fields.rounds + 1 } });
  expect(table.sight).toBeNull();
});

test("when the game is over nobody is kept at a counting", () => {
  const { show, table } = showing("tumults");
  const next = moment("over", "en", "tumult").state;
  show({ ...next, fields: { ...next.fields, rounds: table.fields.rounds } });
  expect(table.sight).toBeNull();
});

test("where there is no sand, nobody hurries away from the counting (T7)", () => {
  const { show, table } = showing("tumults");
  const next = moment("turns", "en", "tumult").state;
  show({ ...next, fields: { ...next.fields, rounds: table.fields.rounds + 1 } });
  expect(table.sight?.type).toBe("tumults");
});

test("whoever comes when play has gone on is not shown the tumults", () => {
  expect(seated("place").table.sight).toBeNull();
});

test("when the tiles are turned up whoever listens hears what was left and what came of it, at once", () => {
  const { table } = seated("tumults");
  expect(revealed(table)).toBe(
    "Left for the people: 1 bread, 0 marble, 3 tools. Bread: a tumult, and Anselm is greediest. " +
      "Marble: a tumult, and Mechthild is greediest. Tools: no tumult.",
  );
});

test("whoever loses supporters hears of it with what came of that good", () => {
  const desk = moment("tumults", "en", "tumult");
  Object.assign(desk.state, { seat: 0 });
  Object.assign(desk.company, { reader: 0 });
  expect(revealed(new TumultTable(desk))).toContain("Bread: a tumult, and you are greediest. You lose 3 supporters.");
});
