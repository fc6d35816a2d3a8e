import { expect, test } from "vitest";
import { FIELDS, lieOf } from "./realm.ts";

const at = (cell: number, isUpright: boolean): string => {
  const { region, within } = lieOf(cell, [2, 4], isUpright);
  return [3 * region[0] + within[0], 3 * region[1] + within[1]].join();
};
const cells = Array.from({ length: 8 * FIELDS }, (_, cell) => cell);

test("upright the realm is the same, with rows as columns", () => {
  for (const cell of cells) expect(at(cell, true)).toBe(at(cell, false).split(",").reverse().join());
});

test("every field lies in a place of its own, and the rows in order", () => {
  expect(new Set(cells.map((cell) => at(cell, false))).size).toBe(cells.length);
  expect([0, 1, 3, FIELDS, 4 * FIELDS].map((cell) => at(cell, false))).toEqual(["0,0", "1,0", "0,1", "3,0", "0,3"]);
});
