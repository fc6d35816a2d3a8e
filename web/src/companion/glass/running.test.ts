import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { run } from "./running.ts";
import { Sand } from "./sand.svelte.ts";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
  vi.stubGlobal("requestAnimationFrame", () => 0); // nobody looks: no frame is drawn
  vi.stubGlobal("cancelAnimationFrame", () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("every second is called once, to the last, also when no frame is drawn", () => {
  const sand = new Sand();
  const called: number[] = [];
  sand.seconds = 10;
  sand.start();
  const stop = run(sand, (second) => called.push(second));
  vi.advanceTimersByTime(10_000);
  stop();
  expect(called).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  expect(sand.course).toBe("out");
});
