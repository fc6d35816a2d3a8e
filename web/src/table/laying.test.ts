import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Laying } from "./laying.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a table is drawn part by part, each in a frame of its own", () => {
  const laying = new Laying(2);
  const done = vi.fn();
  laying.begin(done);
  const seen = [];
  while (done.mock.calls.length === 0) {
    vi.advanceTimersToNextFrame();
    vi.advanceTimersToNextTimer();
    seen.push([laying.hasBar, laying.hasPlayers, laying.boardParts > 0, laying.boardParts > 1, laying.hasSide]);
  }
  expect(seen).toEqual([
    [true, false, false, false, false],
    [true, true, false, false, false],
    [true, true, true, false, false],
    [true, true, true, true, false],
    [true, true, true, true, true],
  ]);
});

test("a page that is left is drawn no further", () => {
  const laying = new Laying();
  const done = vi.fn();
  const leave = laying.begin(done);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextTimer();
  leave();
  vi.runAllTimers();
  expect([laying.boardParts, done.mock.calls.length]).toEqual([0, 0]);
});
