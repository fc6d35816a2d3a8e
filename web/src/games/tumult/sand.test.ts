import { expect, test } from "vitest";
import { secondsLeft, shareLeft } from "./sand.ts";

const GLASS = { glass: "taxes", seconds: 20, left: 12, stands: false };

test("sand runs from what the server said, at the time when it was known", () => {
  expect(secondsLeft(GLASS, 1_000, 1_000)).toBe(12);
  expect(secondsLeft(GLASS, 1_000, 4_500)).toBe(8.5);
});

test("there is never less than no sand, and never more than was told", () => {
  expect(secondsLeft(GLASS, 1_000, 99_000)).toBe(0);
  expect(secondsLeft(GLASS, 1_000, 900)).toBe(12);
});

test("sand that stands does not run", () => {
  expect(secondsLeft({ ...GLASS, stands: true }, 1_000, 9_000)).toBe(12);
});

test("half the time is half the sand; without motion it falls in twenty steps", () => {
  expect(shareLeft(10, 20, false)).toBe(0.5);
  expect(shareLeft(9.1, 20, true)).toBe(0.5);
  expect(shareLeft(8.9, 20, true)).toBe(0.45);
});
