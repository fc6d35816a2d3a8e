import { expect, test } from "vitest";
import type { CourtCard, CourtDerived } from "../../wire/games.ts";
import { nearestFirst } from "./reading.ts";

const cards = (...ids: CourtCard[]) => ids.map((id) => ({ id }));

test("cards that the dice would pay come first, then the likeliest; those equally near stay as they lie", () => {
  const derived = { payable: ["fool", "farmer"], odds: { knight: 50, guard: 670 } } as Partial<CourtDerived>;
  const ordered = nearestFirst(
    cards("king", "queen", "knight", "guard", "farmer", "fool"),
    derived as unknown as CourtDerived,
  );
  expect(ordered.map(({ id }) => id)).toEqual(["farmer", "fool", "guard", "knight", "king", "queen"]);
});
