import { expect, test } from "vitest";
import { moment } from "../../../tests/gallery/moment.ts";
import { freshEnd, lastCard, outcomes, turnOf } from "./told.ts";

test("another's turn is told step by step", () => {
  const steps = turnOf(moment("others", "en").state, 3);
  expect(steps.map(({ kind }) => kind)).toEqual([
    "rolled",
    "brought",
    "brought",
    "kept_several",
    "rolled",
    "kept_several",
    "rolled",
    "brought",
  ]);
  expect(steps.at(-1)).toMatchObject({ card: "guard", dice: [2], to: [] });
});

test("how the turn before ended is news until more than the first roll was told after it", () => {
  expect(freshEnd(moment("first-turn", "en").state, 1)?.seat).toBe(0);
  expect(freshEnd(moment("others", "en").state, 3)).toBeNull();
});

test("the card that was used last is known, as long as that was the last step", () => {
  const { state } = moment("others", "en");
  expect(lastCard(state, 3)).toBe("guard");
  expect(lastCard(state, 2)).toBeNull();
});

test("the final round is told by how everybody came off, in the order of play", () => {
  const came = outcomes(moment("final", "en").state).map(({ seat, kind, size, face }) => [seat, kind, size, face]);
  expect(came).toEqual([
    [3, "claimed", 8, 6],
    [2, "beat", 9, 5],
    [0, "skipped", 9, 5],
  ]);
});
