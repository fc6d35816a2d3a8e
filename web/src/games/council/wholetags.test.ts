import { expect, test } from "vitest";
import { fitting } from "./wholetags.ts";

test("all tags stand in a row that is just long enough", () => {
  expect(fitting([20, 30, 40], 96, 3)).toBe(3);
});

test("where one does not fit, there is room left for a number", () => {
  expect(fitting([20, 30, 40], 95, 3)).toBe(2);
  expect(fitting([20, 30, 40], 80, 3)).toBe(2);
  expect(fitting([20, 30, 40], 79, 3)).toBe(1);
});

test("in a short row none stands", () => {
  expect(fitting([20, 30], 40, 3)).toBe(0);
  expect(fitting([], 0, 3)).toBe(0);
});
