import { expect, test } from "vitest";
import odds from "./odds.json";
import { OddsTable, results } from "./odds.ts";
import { percent } from "./table.ts";

const table = new OddsTable(odds);
const of = (card: string, aside: number[], loose: number): number | undefined =>
  table.of(aside, loose).find((each) => each.card === card)?.thousandths;

test("a result takes what it pays for, in whatever order its dice lie", () => {
  expect(of("farmer", [4, 2, 4], 0)).toBe(1_000);
  expect(of("guard", [4, 2, 4], 0)).toBe(0);
  expect(of("philosopher", [4, 2, 4], 0)).toBe(1_000);
});

test("one die that has to show one face is one in six", () => {
  expect(of("guard", [4, 4], 1)).toBe(167);
});

test("of more dice than the box has nothing is told", () => {
  expect(table.of([1, 1], 11)).toEqual([]);
});

test("every result is there once", () => {
  const all = results(3).map((result) => result.join(""));
  expect(all.length).toBe(1 + 6 + 21 + 56);
  expect(new Set(all).size).toBe(all.length);
});

test("what is possible is never told as nothing, nor what is uncertain as sure", () => {
  expect([0, 1, 9, 10, 505, 990, 991, 999, 1_000].map(percent)).toEqual([
    "0",
    "<1",
    "<1",
    "1",
    "51",
    "99",
    ">99",
    ">99",
    "100",
  ]);
});
