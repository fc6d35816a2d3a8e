import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableState } from "../wire/apply.ts";
import type { Stretch } from "../wire/past.ts";
import { Viewing } from "./viewing.svelte.ts";

const entry = (number: number, by = 1, clock: object | null = null): TableState =>
  ({
    number,
    state: "playing",
    seat: 0,
    told: [{ type: "kept", seat: by }],
    clock,
    fields: { turn: number },
    derived: {},
    story: [],
  }) as unknown as TableState;
const stretch = (numbers: number[], hasEarlier: boolean): Stretch => ({
  states: numbers.map((number) => entry(number)),
  hasEarlier,
});

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

test("a step leads to a moment that looks otherwise", () => {
  const asked = { ...entry(3), fields: { turn: 2 } } as unknown as TableState; // an undo, which changes nothing yet
  const told = { ...entry(5), number: 6, story: [[]] }; // which moves nothing, and stands in the log
  for (const state of [entry(2), asked, { ...asked, number: 4 }, entry(5), told]) viewing.receive(state);
  viewing.toNow();
  const [back, forth] = [() => viewing.back(), () => viewing.forth()];
  const seen = [back, back, back, forth, forth, forth].map((step) => {
    step();
    return shown();
  });
  expect(seen).toEqual([5, 4, 1, 2, 5, 6]);
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

test("what was before all that is here is asked for, a stretch at a time", async () => {
  const asked: number[] = [];
  viewing = new Viewing(async (number) => {
    asked.push(number);
    return number === 9 ? stretch([7, 8], true) : stretch([5, 6], false);
  });
  viewing.receive(entry(9));
  const seen: (number | undefined)[] = [];
  while (viewing.canGoBack) {
    viewing.back();
    await vi.advanceTimersByTimeAsync(0);
    seen.push(shown());
  }
  expect([seen, asked]).toEqual([
    [8, 7, 6, 5],
    [9, 7],
  ]);
});

test("while it is asked for the game goes on, and it is asked for once", async () => {
  const answers: ((found: Stretch) => void)[] = [];
  viewing = new Viewing(() => new Promise((resolve) => answers.push(resolve)));
  viewing.receive(entry(9));
  viewing.back();
  viewing.back();
  viewing.receive(entry(10));
  answers[0]?.(stretch([8], false));
  await vi.advanceTimersByTimeAsync(0);
  expect([answers.length, shown(), viewing.isLive]).toEqual([1, 9, false]);
  viewing.toNow();
  expect(shown()).toBe(10);
});

test("where no answer comes all stays as it is, and can be asked for again", async () => {
  viewing = new Viewing(() => Promise.reject(new Error("offline")));
  viewing.receive(entry(9));
  viewing.back();
  await vi.advanceTimersByTimeAsync(0);
  expect([shown(), viewing.isLive, viewing.canGoBack]).toEqual([9, true, true]);
});

test("after something was missed what was before is not here any more", () => {
  viewing.receive(entry(2));
  viewing.receive(entry(9));
  viewing.back();
  expect(shown()).toBe(9);
});

test("nobody steps back to the table as it waited for the game", () => {
  viewing = new Viewing();
  viewing.receive({ ...entry(1), state: "open" });
  viewing.receive(entry(2));
  expect([shown(), viewing.canGoBack]).toEqual([2, false]);
});

test("the same entry told anew takes the place of what was known of it", () => {
  viewing.receive(entry(2));
  viewing.receive({ ...entry(2), spectators: 3 });
  expect([viewing.shown?.spectators, viewing.canGoBack]).toEqual([3, true]);
});
