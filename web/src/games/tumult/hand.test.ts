import { expect, test } from "vitest";
import { isTold, keysOf, placeOfKey, type Reach, reaching } from "./hand.ts";

const ME = 1;
const OTHER = 2;
const KEYBOARD = "123456789 QWERTYUIO ASDFGHJKL";

function middle(): Parameters<typeof reaching>[0] {
  return { spots: ["middle", "hand", "castle"], holders: [-1, OTHER, OTHER], hands: [-1, -1, 1, -1] };
}
const lift = (place: number): Reach => ({ type: "lift", place });

test("a tile that is reached for is in the hand at once", () => {
  const shown = reaching(middle(), ME, lift(0));
  expect([shown.spots[0], shown.holders[0], shown.hands[ME]]).toEqual(["hand", ME, 0]);
});

test("where another hand was first, the tile stays there", () => {
  expect(reaching(middle(), ME, lift(1))).toEqual(middle());
});

test("a tile that is kept or put back leaves the hand at once", () => {
  const held = reaching(middle(), ME, lift(0));
  const kept = reaching(held, ME, { type: "keep", place: 0 });
  expect([kept.spots[0], kept.holders[0], kept.hands[ME]]).toEqual(["castle", ME, -1]);
  const back = reaching(held, ME, { type: "return", place: 0 });
  expect([back.spots[0], back.holders[0], back.hands[ME]]).toEqual(["middle", -1, -1]);
});

test("what was told needs no more reaching", () => {
  const told = {
    ...middle(),
    spots: ["hand", "hand", "castle"] as const,
    holders: [ME, OTHER, OTHER],
    hands: [-1, 0, 1, -1],
  };
  const known = { ...told, spots: [...told.spots] };
  expect(isTold(known, ME, lift(0))).toBe(true);
  expect(reaching(known, ME, lift(0))).toBe(known);
});

test("the places lie on the keyboard as on the table: three rows of nine", () => {
  const place = (key: string) => placeOfKey(key, keysOf(KEYBOARD, 27));
  expect(["1", "9", "q", "O", "a", "L"].map(place)).toEqual([0, 8, 9, 17, 18, 26]);
  expect(["0", "Enter", "p", ""].map(place)).toEqual([-1, -1, -1, -1]);
});

test("with fewer players the rows of keys are as short as those of the table (T5)", () => {
  expect(keysOf(KEYBOARD, 21)).toEqual(["1234567", "QWERTYU", "ASDFGHJ"]);
  expect(["5", "q", "G"].map((key) => placeOfKey(key, keysOf(KEYBOARD, 15)))).toEqual([4, 5, 14]);
  expect(["6", "y", "h"].map((key) => placeOfKey(key, keysOf(KEYBOARD, 15)))).toEqual([-1, -1, -1]);
});
