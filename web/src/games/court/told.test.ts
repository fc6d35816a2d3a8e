import { expect, test } from "vitest";
import { moment } from "../../../tests/gallery/moment.ts";
import { lastCard, outcomes, turnOf } from "./told.ts";

test("another's turn is told step by step, after how the turn before it ended", () => {
  const { state } = moment("others", "en");
  const [before, ...steps] = turnOf(state, 3);
  expect(before).toMatchObject({ isEnd: true, seat: 2, kind: "flipped", card: "charlatan" });
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
  expect(steps.at(-1)).toMatchObject({ isEnd: false, seat: 3, card: "guard", dice: [2], to: [] });
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
