import { expect, test } from "vitest";
import { moment } from "../../../tests/gallery/moment.ts";
import { speech } from "../../words/speech.svelte.ts";
import { verdict } from "./greed.ts";
import type { Counting } from "./reading.ts";
import { TumultTable } from "./table.svelte.ts";

const READER = 1;

/** What is said where these count three each, the first of them being greediest. */
function tie(equals: readonly number[], language: "en" | "de" = "en"): string {
  speech.speak(language);
  const desk = moment("tumults", language, "tumult");
  Object.assign(desk.state, { seat: READER });
  Object.assign(desk.company, { reader: READER });
  const seats = [0, 1, 2, 3].map((seat) => ({ kept: [], back: [], goods: 3, counted: equals.includes(seat) ? 3 : 0 }));
  const counting: Counting = {
    good: "bread",
    left: 0,
    demand: 2,
    tiles: [],
    greediest: equals[0] ?? null,
    supporters: 3,
    seats,
  };
  return verdict(new TumultTable(desk), counting);
}

test("of equals the reader is named last, as one speaks to somebody", () => {
  expect(tie([0, 1, 3])).toBe("Equal at 3: Anselm, Oswin and you. The higher rank is greediest.");
  expect(tie([1, 0])).toBe("Equal at 3: Anselm and you. Your rank is higher.");
  expect(tie([0, 1, 3], "de")).toBe("Gleichstand bei 3: Anselm, Oswin und du. Es trifft den höheren Rang.");
});

test("equals who are all others are named as they are", () => {
  expect(tie([0, 3])).toBe("Equal at 3: Anselm and Oswin. The higher rank is greediest.");
});
