import { beforeEach, expect, test } from "vitest";
import { between, type Moment } from "./moments.ts";
import { MOST_SECONDS, Sand } from "./sand.svelte.ts";

let time: { steady: number; wall: number };
const clock = (): Moment => ({ ...time });

/** Both clocks go on; of a sleeping device only the one on the wall. */
function pass(milliseconds: number, isAsleep = false): void {
  time.wall += milliseconds;
  if (!isAsleep) time.steady += milliseconds;
}

beforeEach(() => {
  localStorage.clear();
  time = { steady: 5_000, wall: 1_700_000_000_000 };
});

test("a full glass has twenty seconds, and none runs before it is started", () => {
  const sand = new Sand(clock);
  pass(9_000);
  sand.look();
  expect([sand.whole, sand.course]).toEqual([20, "full"]);
});

test("sand runs, stands while it is paused, runs on, and is out", () => {
  const sand = new Sand(clock);
  sand.start();
  pass(8_000);
  sand.pause();
  pass(30_000);
  sand.look();
  expect([sand.left, sand.course]).toEqual([12_000, "paused"]);
  sand.start();
  pass(12_000);
  sand.look();
  expect([sand.left, sand.course]).toEqual([0, "out"]);
});

test("after sixty seconds of uneven looks it is not a millisecond off", () => {
  const sand = new Sand(clock);
  sand.seconds = MOST_SECONDS;
  sand.start();
  for (let look = 0; look < 4_000; look += 1) {
    pass(14.375);
    sand.look();
  }
  expect(60_000 - sand.left).toBeCloseTo(4_000 * 14.375, 6);
});

test("time in which the device slept has run too", () => {
  const sand = new Sand(clock);
  sand.start();
  pass(3_000);
  pass(10_000, true);
  sand.look();
  expect(sand.left).toBe(7_000);
});

test("a wall clock that is set back, or put right by little, changes nothing", () => {
  const from = { steady: 0, wall: 1_000_000 };
  expect(between(from, { steady: 60_000, wall: 0 })).toBe(60_000);
  expect(between(from, { steady: 60_000, wall: 1_060_030 })).toBe(60_000);
});

test("a glass has ten to sixty seconds, and the length is kept", () => {
  const sand = new Sand(clock);
  sand.seconds = 90;
  expect(sand.seconds).toBe(60);
  sand.seconds = 45;
  expect(new Sand(clock).seconds).toBe(45);
  localStorage.setItem("companion-seconds", "rubbish");
  expect(new Sand(clock).seconds).toBe(20);
});
