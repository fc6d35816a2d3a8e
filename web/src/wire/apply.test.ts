import { expect, test } from "vitest";
import { entry, line, snapshot } from "../../tests/samples.ts";
import { apply, begin } from "./apply.ts";

test("an entry puts what it says in the place of what was known, and leaves the rest", () => {
  const before = begin(snapshot({ number: 3, fields: { dice: [1, 2], turn: 0 }, actors: [0] }));
  const after = apply(before, entry({ number: 4, changed: { dice: [2] }, actors: [1] }));
  expect(after.fields).toEqual({ dice: [2], turn: 0 });
  expect([after.number, after.actors, after.code]).toEqual([4, [1], before.code]);
});

test("what was known is not touched", () => {
  const before = begin(snapshot({ fields: { dice: [1] } }));
  const kept = structuredClone(before);
  apply(before, entry({ changed: { dice: [2] }, story: { turns: 2, changed: { 1: [line("b")] } } }));
  expect(before).toEqual(kept);
});

test("turns of the story that changed are told anew, and those taken back are gone", () => {
  const before = begin(snapshot({ story: { turns: 2, changed: { 0: [line("a")], 1: [line("b")] } } }));
  const grown = apply(before, entry({ story: { turns: 3, changed: { 1: [line("c")], 2: [line("d")] } } }));
  expect(grown.story).toEqual([[line("a")], [line("c")], [line("d")]]);
  expect(apply(grown, entry({ story: { turns: 1, changed: {} } })).story).toEqual([[line("a")]]);
});

test("what a snapshot brings is not told: nothing moves when a table comes into sight", () => {
  const begun = begin(snapshot({}));
  expect(begun.told).toEqual([]);
  expect(apply(begun, entry({ told: [{ type: "drawn" }] })).told).toEqual([{ type: "drawn" }]);
});
