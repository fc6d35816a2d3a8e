import { beforeEach, expect, test } from "vitest";
import { below } from "./chance.ts";
import { NUMBERS, SHARES, spinner, spun } from "./spinner.svelte.ts";

beforeEach(() => {
  spinner.isGamble = false;
});

test("every part of the spinner is as likely as its share", () => {
  const total = SHARES.reduce((sum, share) => sum + share, 0);
  const found = Array.from({ length: total }, (_, pointer) => spun(pointer));
  expect(NUMBERS.map((number) => found.filter((each) => each === number).length)).toEqual(SHARES);
});

test("a draw that would favour the small numbers is drawn again", () => {
  const draws = [2 ** 32 - 1, 7];
  expect(below(3, () => draws.shift() ?? 0)).toBe(1);
  expect(draws).toEqual([]);
});

test("one spin is for all goods; the gamble spins for one after the other, and then anew", () => {
  spinner.spin();
  expect(spinner.demand).toEqual(Array(3).fill(spinner.last));
  spinner.isGamble = true;
  expect([spinner.next, spinner.demand]).toEqual(["bread", null]);
  for (const next of ["marble", "tools", null]) {
    spinner.spin();
    expect(spinner.next).toBe(next);
  }
  expect(spinner.demand).toEqual(spinner.spins);
  spinner.spin();
  expect(spinner.spins).toHaveLength(1);
});
