import { beforeEach, expect, test } from "vitest";
import { moment } from "../../../tests/gallery/moment.ts";
import { speech } from "../../words/speech.svelte.ts";
import { beatenBefore, endedAs, rollers, setOf, standingOf } from "./final.ts";
import { CourtTable } from "./table.svelte.ts";

const at = (name: string): CourtTable => new CourtTable(moment(name, "en"));

beforeEach(() => {
  speech.speak("en");
});

test("everybody stands in the order of rolling, with what he has or had", () => {
  const table = at("final");
  const { final } = table.derived;
  const stands = final ? rollers(table, final).map((one) => [one.seat, standingOf(table, one)]) : [];
  expect(stands).toEqual([
    [2, "nine fives: holds the King"],
    [0, "too few dice"],
    [1, "roll now"],
    [3, "last, a tie will do"],
  ]);
});

test("whoever lost the King is named with the result that was beaten", () => {
  const table = at("final");
  const before = beatenBefore(table);
  expect([before?.seat, before && setOf(table, before)]).toEqual([3, "eight sixes"]);
});

test("in the end it is known of everybody how the final round went", () => {
  const table = at("over");
  expect([0, 1, 2, 3].map((seat) => endedAs(table, seat)?.status)).toEqual(["king", "short", "skipped", "beaten"]);
});
