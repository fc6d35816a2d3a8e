import { expect, test } from "vitest";
import { moment } from "../../../tests/gallery/moment.ts";
import { spunIn } from "./spun.ts";
import { TumultTable } from "./table.svelte.ts";

test("the numbers spun are those of the rounds so far, and the last is the one that holds (T4)", () => {
  const { desk, fields } = new TumultTable(moment("spin", "en", "tumult"));
  const spun = spunIn(desk.state);
  expect(spun).toHaveLength(fields.rounds);
  expect(spun.at(-1)).toBe(fields.demand[0]);
});

test("before the first round nothing was spun", () => {
  expect(spunIn(moment("first", "en", "tumult").state)).toEqual([]);
});
