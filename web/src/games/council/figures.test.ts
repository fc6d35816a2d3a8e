import { expect, test } from "vitest";
import { follow } from "./figures.ts";

const ids = (figures: readonly { id: number }[]) => figures.map(({ id }) => id);

test("who comes in pushes the others along, and they are known again", () => {
  const before = follow([], ["white", "black", "pink", "pink"]);
  const now = follow(before, ["blue", "white", "black", "pink"]);
  expect(ids(now).slice(1)).toEqual(ids(before).slice(0, 3));
  expect(ids(before)).not.toContain(now[0]?.id);
});

test("a council that stays as it is keeps its figures", () => {
  const before = follow([], ["white", "black", "pink", "pink"]);
  expect(follow(before, ["white", "black", "pink", "pink"])).toBe(before);
});

test("a council that was not seen for long is a new one", () => {
  const before = follow([], ["white", "black", "pink", "pink"]);
  const now = follow(before, ["blue", "orange", "white", "black"]);
  expect(ids(now).some((id) => ids(before).includes(id))).toBe(false);
});
