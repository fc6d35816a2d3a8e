import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { moment } from "../../../tests/gallery/moment.ts";
import { speech } from "../../words/speech.svelte.ts";
import { NOBILITY } from "./box.ts";
import Goods from "./Goods.svelte";
import { CouncilTable } from "./table.svelte.ts";

const ANSELM = 0;

beforeEach(() => {
  speech.speak("en");
});
afterEach(cleanup);

const shown = (seat: number, isWhole: boolean) => {
  const { container } = render(Goods, { table: new CouncilTable(moment("turn", "en", "council")), seat, isWhole });
  return container.textContent?.replace(/\s+/g, " ") ?? "";
};

test("the sheet of a player names all that everybody may see", () => {
  const text = shown(ANSELM, true);
  for (const part of ["12coins", "2servants", "10cards", "7to place", "3nobility", "4permits", "Merkatim"])
    expect(text).toContain(part);
  expect(screen.getAllByRole("img", { name: /^Permit/ })).toHaveLength(4);
});

test("the nobility track lies on that sheet too", () => {
  expect(shown(ANSELM, true)).toContain("Square 2, 2 points and 2 coins");
  expect(screen.getByRole("region", { name: "The nobility track" }).querySelectorAll("li")).toHaveLength(
    NOBILITY.length,
  );
});

test("a banner counts what its player has won since the reader acted", () => {
  expect(shown(3, false)).toContain("+28");
  expect(shown(ANSELM, false)).not.toContain("+");
});
