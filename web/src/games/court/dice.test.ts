import { expect, test } from "vitest";
import { type Die, type Faces, follow } from "./dice.ts";

const piles = (active: number[], set_aside: number[] = [], chosen: number[] = []): Faces => ({
  active,
  set_aside,
  chosen,
  made: [],
});
const shown = (dice: readonly Die[], pile: Die["pile"]): [number, number][] =>
  dice.filter((die) => die.pile === pile).map(({ id, face }) => [id, face]);

const ROLLED = follow([], piles([2, 4, 5, 5]), true);

test("a first roll makes new dice, each once rolled", () => {
  expect(shown(ROLLED, "active")).toEqual([
    [1, 2],
    [2, 4],
    [3, 5],
    [4, 5],
  ]);
  expect(ROLLED.every(({ rolls }) => rolls === 1)).toBe(true);
});

test("a die set aside is the same die, and the others keep their places", () => {
  const after = follow(ROLLED, piles([2, 5, 5], [4]), false);
  expect(shown(after, "active").map(([id]) => id)).toEqual([1, 3, 4]);
  expect(shown(after, "set_aside")).toEqual([[2, 4]]);
});

test("a die that a card changed is the same die in the same place", () => {
  const after = follow(ROLLED, piles([4, 5, 5, 6]), false);
  expect(shown(after, "active")).toEqual([
    [1, 6],
    [2, 4],
    [3, 5],
    [4, 5],
  ]);
});

test("a die that was brought in joins at the end", () => {
  const after = follow(ROLLED, piles([1, 2, 4, 5, 5]), false);
  expect(shown(after, "active").at(-1)).toEqual([5, 1]);
});

test("when the active dice are rolled again, those set aside lie still", () => {
  const before = follow(ROLLED, piles([2, 5, 5], [4]), false);
  const after = follow(before, piles([1, 4, 6], [4]), true);
  expect(shown(after, "set_aside")).toEqual([[2, 4]]);
  expect(after.filter(({ pile }) => pile === "active").map(({ rolls }) => rolls)).toEqual([2, 2, 2]);
  expect(after.find(({ id }) => id === 2)?.rolls).toBe(1);
});

test("a die set aside is not taken for an active one that showed the same face", () => {
  const before = follow(ROLLED, piles([2, 4, 5], [5]), false);
  const after = follow(before, piles([1, 1, 1], [5]), true);
  expect(shown(after, "set_aside")).toEqual(shown(before, "set_aside"));
});

test("dice that come to a pile lie after those that were there", () => {
  const before = follow(ROLLED, piles([2, 4, 5], [5]), false);
  const after = follow(before, piles([4, 5], [2, 5]), false);
  expect(shown(after, "set_aside").map(([, face]) => face)).toEqual([5, 2]);
});
