import { beforeEach, expect, test } from "vitest";
import { players } from "../players.svelte.ts";
import { spinner } from "../spinner/spinner.svelte.ts";
import { greed } from "./greed.svelte.ts";

beforeEach(() => {
  players.count = 3;
  spinner.isGamble = false;
  greed.nextRound();
});

test("the engine is asked about what was counted, with the players by rank", () => {
  greed.count(2, 0, 5);
  greed.turnMercy(2);
  greed.left[0] = 2;
  greed.raise(2);
  const { robbers, ranks, left } = greed.robbery;
  expect(robbers[2]).toEqual({ robbed: [5, 0, 0], mercy: true });
  expect(ranks).toEqual([0, 2, 1]);
  expect(left).toEqual([2, 0, 0]);
  greed.nextRound();
  expect(greed.robbery.robbers[2]).toEqual({ robbed: [0, 0, 0], mercy: true });
  greed.turnMercy(2);
});

test("what was spun is what the people need, until somebody says otherwise", () => {
  spinner.spin();
  expect(greed.needs).toEqual(spinner.demand);
  greed.need(1, 5);
  expect(greed.needs).toEqual([5, 5, 5]);
});

test("supporters are counted only if somebody wants it, and anew in each round", () => {
  expect(greed.robbery.supporters).toBeNull();
  greed.countSupporters(true);
  greed.follow(1, 2);
  expect(greed.robbery.supporters).toEqual([20, 2, 20]);
  greed.nextRound();
  expect(greed.robbery.supporters).toBeNull();
});

test("who left the table has no rank any more", () => {
  players.count = 2;
  expect([...greed.ranks].sort()).toEqual([0, 1]);
});
