import { expect, test } from "vitest";
import type { AnyAction, LessonStep } from "../wire/messages.ts";
import { has, isMade, madeBy, madeByAll, moveOf, saysTo } from "./judging.ts";

const PAIR: AnyAction[] = [
  { type: "keep", face: 5 },
  { type: "keep", face: 5 },
];
const PAYMENT: AnyAction[] = [
  { type: "acquire", space: 0 },
  { type: "lay", card: "blue" },
  { type: "lay", card: "pink" },
  { type: "confirm" },
];

function step(moves: AnyAction[], others: Partial<LessonStep> = {}): LessonStep {
  return { id: "some", ruling: "C1", piece: "die-1", anew: true, moves, free: [], until: {}, wrong: [], ...others };
}

const paying = step(PAYMENT, { free: [{ type: "lay" }] });
const choices = (actions: AnyAction[]) =>
  actions.map((action) => ({ action, facts: {}, sentence: { message: "action" } }));

test("moves are made one after the other, each as often as it is asked for", () => {
  expect(madeBy(step(PAIR), 0, { face: 5, type: "keep" })).toBe(1);
  expect(madeByAll(step(PAIR), 0, PAIR)).toBe(2);
  expect(madeByAll(step(PAIR), 0, [...PAIR, { type: "keep", face: 5 }])).toBeNull();
  expect(madeBy(step(PAIR), 0, { type: "keep", face: 2 })).toBeNull();
});

test("all or none: one action that is not asked for spoils the others", () => {
  expect(madeByAll(step(PAIR), 0, [{ type: "keep", face: 5 }, { type: "roll" }])).toBeNull();
});

test("what a step leaves free may be left out, repeated or replaced", () => {
  const other: AnyAction = { type: "lay", card: "joker" };
  expect(madeByAll(paying, 0, [PAYMENT[0] as AnyAction, other, { type: "confirm" }])).toBe(4);
  expect(madeByAll(paying, 0, [PAYMENT[0] as AnyAction, { type: "confirm" }])).toBe(4);
  expect(madeBy(paying, 0, { type: "confirm" })).toBeNull();
});

test("a step is made when nothing is left but what is free", () => {
  expect(isMade(paying, 3)).toBe(false);
  expect(isMade(paying, 4)).toBe(true);
  expect(isMade(step([{ type: "lift" }], { free: [{ type: "lift" }] }), 0)).toBe(true);
});

test("what is shown is the next move that is legal", () => {
  expect(moveOf(paying, 0, choices([{ type: "end" }, PAYMENT[0] as AnyAction]))).toEqual(PAYMENT[0]);
  expect(moveOf(paying, 1, choices([{ type: "lay", card: "pink" }, { type: "confirm" }]))).toEqual(PAYMENT[2]);
  expect(moveOf(paying, 1, choices([{ type: "lay", card: "black" }]))).toEqual({ type: "lay", card: "black" });
  expect(moveOf(paying, 0, choices([{ type: "end" }]))).toBeNull();
});

test("to a foreseen move a step has something to say", () => {
  const taught = step(PAIR, {
    wrong: [
      { move: { type: "roll" }, says: null },
      { move: { type: "keep", face: 2 }, says: "two" },
    ],
  });
  expect(saysTo(taught, { type: "keep", face: 2 })).toBe("two");
  expect(saysTo(taught, { type: "roll" })).toBeNull();
  expect(saysTo(taught, { type: "keep", face: 3 })).toBeNull();
});

test("a part of an action or of a view names some of its values, lists too", () => {
  expect(has({ type: "lift", place: 3 }, { type: "lift" })).toBe(true);
  expect(has({ phase: "placing", ranks: [0, 1] }, { ranks: [0, 1] })).toBe(true);
  expect(has({ phase: "placing" }, { turn: 0 })).toBe(false);
});
