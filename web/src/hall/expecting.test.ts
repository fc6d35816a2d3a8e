import { beforeEach, expect, test } from "vitest";
import type { MyTable } from "../wire/messages.ts";
import { speech } from "../words/speech.svelte.ts";
import { expected } from "./expecting.ts";

beforeEach(() => {
  speech.speak("en");
});

type Kind = "person" | "bot" | "open";

const NAMES = ["Ada", "Ben", "Zoe"];

function told(state: "open" | "playing" | "over", kinds: Kind[], awaited: number[]): string {
  const seats = kinds.map((kind, at) => ({ kind, name: NAMES[at] }));
  return expected({ table: { state, seats }, waiting: awaited.includes(0), awaited } as MyTable);
}

test("a game that waits for me says that it is my turn, whoever else may move", () => {
  expect(told("playing", ["person", "person", "person"], [0, 2])).toBe("it is your turn");
});

test("a game that waits for one other person says who that is", () => {
  expect(told("playing", ["person", "bot", "person"], [2])).toBe("it is Zoe’s turn");
});

test("a game that waits for several others names none of them", () => {
  expect(told("playing", ["person", "person", "person"], [1, 2])).toBe("others are to move");
});

test("a game that waits for no person is a bot’s, and the only one is named", () => {
  expect(told("playing", ["person", "bot"], [])).toBe("it is Ben’s turn");
  expect(told("playing", ["person", "bot", "bot"], [])).toBe("the bots are to move");
});

test("a table that has not begun says how many seats are free, or that people have to be ready", () => {
  expect(told("open", ["person", "open", "open"], [])).toBe("waits for people · 2 seats are free");
  expect(told("open", ["person", "person"], [1])).toBe("begins when all are ready");
});

test("a game that is over waits for nobody", () => {
  expect(told("over", ["person", "person"], [])).toBe("is over");
});
