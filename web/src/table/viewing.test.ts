import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableState } from "../wire/apply.ts";
import { Viewing } from "./viewing.svelte.ts";

const entry = (number: number, by = 1, clock: object | null = null): TableState =>
  ({ number, seat: 0, told: [{ type: "kept", seat: by }], clock }) as unknown as TableState;

let viewing: Viewing;
beforeEach(() => {
  vi.useFakeTimers();
  viewing = new Viewing();
  viewing.receive(entry(1));
});
afterEach(() => {
  viewing.close();
  vi.useRealTimers();
});

const shown = (): number | undefined => viewing.shown?.number;

test("what comes together is shown one after the other", () => {
  for (const number of [2, 3, 4]) viewing.receive(entry(number));
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(300);
  expect(shown()).toBe(3);
});

test("nothing waits for more than 1.2 seconds", () => {
  for (let number = 2; number < 40; number += 1) viewing.receive(entry(number));
  vi.advanceTimersByTime(1_200);
  expect(shown()).toBe(39);
});

test("what the reader did himself is shown at once, with all that came before it", () => {
  viewing.receive(entry(2));
  viewing.receive(entry(3));
  viewing.receive(entry(4, 0));
  expect(shown()).toBe(4);
});

test("while sand runs nothing waits", () => {
  for (const number of [2, 3, 4]) viewing.receive(entry(number, 1, { glass: "taxes" }));
  expect(shown()).toBe(4);
});

test("an earlier moment stays while the game goes on, until the reader comes back to now", () => {
  viewing.receive(entry(2));
  viewing.back();
  viewing.receive(entry(3));
  vi.advanceTimersByTime(2_000);
  expect([shown(), viewing.isLive]).toEqual([1, false]);
  viewing.forth();
  expect([shown(), viewing.isLive]).toEqual([2, false]);
  viewing.toNow();
  expect([shown(), viewing.isLive]).toEqual([3, true]);
});

test("after something was missed there is nothing to step back to", () => {
  viewing.receive(entry(2));
  viewing.receive(entry(9));
  expect([shown(), viewing.canGoBack]).toEqual([9, false]);
});

test("the same entry told anew takes the place of what was known of it", () => {
  viewing.receive(entry(2));
  viewing.receive({ ...entry(2), spectators: 3 });
  expect([viewing.shown?.spectators, viewing.canGoBack]).toEqual([3, true]);
});
