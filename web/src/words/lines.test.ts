import { expect, test } from "vitest";
import { inLines } from "./lines.ts";

test("a number stays with what it counts, and parts from all else", () => {
  expect(inLines("for 4 cards and 1 coin")).toBe("for 4\u00a0cards and 1\u00a0coin");
  expect(inLines("1 Königin, 2 × 3, Zug 9, 12")).toBe("1\u00a0Königin, 2 × 3, Zug 9, 12");
});
