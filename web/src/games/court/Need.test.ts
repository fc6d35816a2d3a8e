import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { moment } from "../../../tests/gallery/moment.ts";
import { speech } from "../../words/speech.svelte.ts";
import Need from "./Need.svelte";
import { CourtTable } from "./table.svelte.ts";

const FIVES = { face: 5, size: 9, set_aside: 2, active: 1, within_reach: true };

beforeEach(() => {
  speech.speak("en");
});
afterEach(cleanup);

/** What is said; how many boxes there are for dice, and how many of dice set aside and of those that lie there. */
function need(nearest: typeof FIVES): [string, ...number[]] {
  const { container } = render(Need, { table: new CourtTable(moment("final", "en")), nearest });
  const boxes = ["i", ".full", ".half"].map((kind) => container.querySelectorAll(`.boxes ${kind}`).length);
  return [container.querySelector(".need")?.textContent ?? "", ...boxes];
}

test("what is missing to the King is counted as long as it can be had", () => {
  expect(need(FIVES)).toEqual(["7 more fives; one lies there", 9, 2, 1]);
  expect(need({ ...FIVES, set_aside: 9 })[0]).toBe("That is enough for the King.");
});

test("where too few dice are left for the King nothing is counted any more", () => {
  expect(need({ ...FIVES, within_reach: false })).toEqual(["It can no longer be enough for the King.", 0, 0, 0]);
});
