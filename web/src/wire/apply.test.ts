import { expect, test } from "vitest";
import { choice, entry, line, snapshot } from "../../tests/samples.ts";
import { apply, begin } from "./apply.ts";

test("an entry puts what it says in the place of what was known, and leaves the rest", () => {
  const before = begin(snapshot({ number: 3, fields: { dice: [1, 2], turn: 0 }, derived: { price: 2 }, actors: [0] }));
  const after = apply(before, entry({ number: 4, fields: { dice: [2] }, derived: { rank: 1 } }));
  expect(after).toEqual({ ...before, number: 4, fields: { dice: [2], turn: 0 }, derived: { price: 2, rank: 1 } });
  expect(apply(before, entry({ actors: [1] })).actors).toEqual([1]);
});

test("what was known is not touched", () => {
  const before = begin(snapshot({ fields: { dice: [1] }, choices: { 3: choice("roll") }, story: [[line("a")]] }));
  const kept = structuredClone(before);
  const changed = { 0: { kept: 0, lines: [line("b")] } };
  apply(before, entry({ fields: { dice: [2] }, choices: { 3: null }, story: { turns: 1, changed } }));
  expect(before).toEqual(kept);
});

test("choices come and go, and stay in the order of the game's table", () => {
  const before = begin(snapshot({ choices: { 2: choice("keep"), 17: choice("finish") } }));
  expect(apply(before, entry({})).choices).toBe(before.choices);
  const after = apply(before, entry({ choices: { 2: null, 9: choice("roll") } }));
  expect(Object.values(after.choices)).toEqual([choice("roll"), choice("finish")]);
});

test("lines of the story that stand are kept, and turns taken back are gone", () => {
  const before = begin(snapshot({ story: [[line("a")], [line("b"), line("c")]] }));
  const changed = { 1: { kept: 1, lines: [line("d")] }, 2: { kept: 0, lines: [line("e")] } };
  const grown = apply(before, entry({ story: { turns: 3, changed } }));
  expect(grown.story).toEqual([[line("a")], [line("b"), line("d")], [line("e")]]);
  expect(apply(grown, entry({ story: { turns: 1, changed: {} } })).story).toEqual([[line("a")]]);
});

test("what a snapshot brings is not told: nothing moves when a table comes into sight", () => {
  const begun = begin(snapshot({}));
  expect(begun.told).toEqual([]);
  const told = apply(begun, entry({ told: [{ type: "drawn" }] }));
  expect(told.told).toEqual([{ type: "drawn" }]);
  expect(apply(told, entry({})).told).toEqual([]);
});
