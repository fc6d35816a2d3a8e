import { expect, test } from "vitest";
import type { TableState } from "../wire/apply.ts";
import type { Line } from "../wire/messages.ts";
import { Words } from "../words/words.ts";
import type { Desk } from "./desk.ts";
import { Telling } from "./telling.svelte.ts";

const words = new Words("en", ["said = { $who } { $what }"]);
const line = (seat: number, who: string, what: string): Line => ({
  sentence: { message: "said", arguments: { who, what } },
  seat,
  headline: false,
});

function deskWith(story: Line[][], actors: number[]): Desk {
  const state = { story, actors, seat: 0, state: "playing" } as unknown as TableState;
  return { state, words, company: { names: [], titles: [], reader: 0 } } as unknown as Desk;
}

function told(before: Line[][], story: Line[][], actors: number[], unspoken: string[] = []): string {
  const desk = deskWith(before, [1]);
  const telling = new Telling(desk, new Set(unspoken));
  Object.assign(desk, deskWith(story, actors));
  telling.follow();
  return telling.news;
}

const ADA = [line(1, "Ada", "rolls"), line(1, "Ada", "takes the Fool")];

test("what others did is told when their turn is over, all at once", () => {
  expect(told([ADA.slice(0, 1)], [ADA], [1])).toBe("");
  expect(told([ADA.slice(0, 1)], [ADA, []], [2])).toBe("Ada rolls. Ada takes the Fool.");
});

test("it is told as soon as the reader is to act", () => {
  expect(told([ADA.slice(0, 1)], [ADA], [0])).toBe("Ada rolls. Ada takes the Fool.");
});

test("whoever plays is not told what he did himself", () => {
  expect(told([[]], [[line(0, "You", "roll")], ADA, []], [2])).toBe("Ada rolls. Ada takes the Fool.");
});

test("what happened before the reader came is not told", () => {
  expect(told([ADA, []], [ADA, [line(2, "Ben", "rolls")], []], [1])).toBe("Ben rolls.");
});

test("what the board calls out itself is not told as well", () => {
  expect(told([[]], [ADA, []], [2], ["said"])).toBe("");
});

test("what happens in a turn after the reader was to act in it is told too, and once", () => {
  const desk = deskWith([ADA.slice(0, 1)], [0]);
  const telling = new Telling(desk);
  telling.follow();
  expect(telling.news).toBe("Ada rolls.");
  Object.assign(desk, deskWith([ADA, []], [2]));
  telling.follow();
  expect(telling.news).toBe("Ada takes the Fool.");
});
