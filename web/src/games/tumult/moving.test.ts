import { expect, test } from "vitest";
import { movedBetween, type Seen } from "./moving.ts";

const ME = 1;
const BEFORE: Seen = { spots: ["hand", "hand", "middle", "castle"], holders: [ME, 2, -1, 0], owners: [-1, 3] };

test("a tile that is kept goes from the reader's own hand, or from where another hand lay on it", () => {
  const now: Seen = { ...BEFORE, spots: ["castle", "castle", "middle", "castle"] };
  expect(movedBetween(BEFORE, now, ME)).toEqual([
    { piece: "tile-0", from: "held" },
    { piece: "tile-1", from: "place-1" },
  ]);
});

test("what is lifted or put back goes nowhere: there is no time to look on", () => {
  const now: Seen = { ...BEFORE, spots: ["middle", "hand", "hand", "castle"], holders: [-1, 2, ME, 0] };
  expect(movedBetween(BEFORE, now, ME)).toEqual([]);
});

test("a statue comes from whoever places it", () => {
  expect(movedBetween(BEFORE, { ...BEFORE, owners: [2, 3] }, ME)).toEqual([{ piece: "statue-0", from: "statues-2" }]);
});
