import { expect, test } from "vitest";
import { faceOf } from "./faces.ts";

test("a tile shows as many goods as its number says, small or large", () => {
  for (const isBrief of [true, false])
    expect([1, 2, 3].map((value) => faceOf(value, isBrief).length - 1)).toEqual([1, 2, 3]);
});
