import { expect, test } from "vitest";
import components from "../../../../../src/regalia/games/tumult/components.json";
import { figuresOf } from "./figures.ts";

test("a table that knows the box shows its own figures, and says so; every other what stands in", () => {
  const own = { ...components.stand_in, village_price: { bread: 1, marble: 1, tools: 4 } };
  expect(figuresOf(own)).toEqual({ all: own, mark: "rules-own" });
  expect(figuresOf(undefined)).toEqual({ all: components.stand_in, mark: "rules-stand_in" });
});
