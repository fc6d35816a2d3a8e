import { expect, test } from "vitest";
import { moment } from "../../../tests/gallery/moment.ts";
import type { Line } from "../../wire/messages.ts";
import { speech } from "../../words/speech.svelte.ts";
import { barOf } from "./bar.ts";
import { pressKey } from "./keys.ts";
import { doing, goodsOf, isTurn, supportersOf } from "./standing.ts";
import { TumultTable } from "./table.svelte.ts";

const ANSELM = 0; // greediest in bread
const MECHTHILD = 2; // greediest in marble

function counted(name = "tumults"): TumultTable {
  speech.speak("en");
  return new TumultTable(moment(name, "en", "tumult"));
}

/** What is told of the counting, by the last lines of the log. */
function told(table: TumultTable): string[] {
  const lines = table.story.flat().map(({ sentence }) => sentence.message.replace("event-", ""));
  return lines.slice(lines.lastIndexOf("left_over")).filter((event) => event !== "robbed");
}

test("the log tells of a tumult when its good is looked at", () => {
  const table = counted();
  expect(told(table)).toEqual(["left_over", "tumult", "lost"]);
  table.lookOn();
  expect(told(table)).toEqual(["left_over", "tumult", "lost", "tumult", "lost"]);
  table.lookOn();
  expect(told(table).at(-1)).toBe("calm");
});

test("against the sand the log does not tell tile by tile how hands moved, else it does", () => {
  const [sand, turns] = [counted("tax"), counted("turns")];
  const isOfATile = ({ sentence }: Line) => "place" in (sentence.arguments ?? {});
  expect(sand.desk.state.story.flat().some(isOfATile)).toBe(true);
  expect(sand.story.flat().some(isOfATile)).toBe(false);
  expect(turns.story.flat().some(isOfATile)).toBe(true);
});

test("a banner calls nobody greediest before that good is looked at, and then says in what", () => {
  const table = counted();
  expect(doing(table, ANSELM).map(({ words }) => words)).toEqual(["greediest in bread"]);
  expect(doing(table, MECHTHILD)).toEqual([]);
  table.lookOn();
  expect(doing(table, MECHTHILD).map(({ words }) => words)).toEqual(["greediest in marble"]);
});

test("supporters are taken off when their tumult is looked at", () => {
  const table = counted();
  const { supporters } = table.fields;
  expect(supportersOf(table, ANSELM)).toEqual({ number: (supporters[ANSELM] ?? 0) + 3, cost: 3 });
  expect(supportersOf(table, MECHTHILD)).toEqual({ number: (supporters[MECHTHILD] ?? 0) + 3, cost: 0 });
  table.lookOn();
  expect(supportersOf(table, ANSELM)).toEqual({ number: supporters[ANSELM], cost: 0 });
  expect(supportersOf(table, MECHTHILD).cost).toBe(3);
});

test("where everybody took supporters, nobody is told how many: they are shown as they are", () => {
  const table = counted();
  const line = table.desk.state.story.at(-1)?.at(-2);
  if (line === undefined) throw new Error("nothing was told");
  Object.assign(line.sentence, { message: "event-relief" });
  expect(supportersOf(table, ANSELM)).toEqual({ number: table.fields.supporters[ANSELM], cost: 0 });
});

test("goods that are given back are still there while that is looked at, as supporters are", () => {
  const table = counted();
  expect([goodsOf(table, ANSELM), goodsOf(table, MECHTHILD)]).toEqual([
    [5, 1, 4],
    [5, 6, 4],
  ]);
  table.lookOn();
  expect([goodsOf(table, ANSELM), goodsOf(table, MECHTHILD)]).toEqual([
    [2, 1, 4],
    [5, 6, 4],
  ]);
  table.lookOn();
  expect(goodsOf(table, MECHTHILD)).toEqual([5, 1, 4]);
});

test("nobody's banner is ringed while goods are judged, and at the wheel that of whoever spins it", () => {
  const seats = [0, 1, 2, 3];
  expect(seats.filter((seat) => isTurn(counted(), seat))).toEqual([]);
  const atTheWheel = counted("spin");
  expect(seats.filter((seat) => isTurn(atTheWheel, seat))).toEqual([atTheWheel.fields.ranks[0]]);
});

test("the gambling king spins before each good is judged, and nothing is known till the wheel rests (T22)", () => {
  const table = counted("gamble");
  const steps: unknown[] = [];
  while (table.sight !== null) {
    steps.push([table.good, table.isSpinning, table.judged, table.isSpun(table.good)]);
    pressKey(table, " ");
  }
  expect(steps).toEqual([
    [0, true, 0, false],
    [0, false, 1, true],
    [1, true, 1, false],
    [1, false, 2, true],
    [2, true, 2, false],
    [2, false, 3, true],
  ]);
});

test("what the gambling king spins is told when he has spun for all goods (T22)", () => {
  const table = counted("gamble");
  expect(told(table)).toEqual(["left_over"]);
  for (const _ of [1, 2, 3]) table.lookOn();
  expect(told(table)).not.toContain("demanded");
  for (const _ of [4, 5]) table.lookOn();
  expect(told(table)[1]).toBe("demanded");
});

test("the bar says who spins for which good, then what comes of it; and back again (T22)", () => {
  const table = counted("gamble");
  expect(barOf(table).sentence).toBe("You, the queen, have spun for the people’s bread.");
  table.lookOn();
  expect(barOf(table).sentence).toBe("Bread: a tumult, and Anselm is greediest.");
  table.lookOn();
  expect([barOf(table).sentence, barOf(table).seat]).toEqual(["You, the queen, have spun for the people’s marble.", 1]);
  table.lookBack();
  expect([table.good, table.isSpinning]).toEqual([0, false]);
});
