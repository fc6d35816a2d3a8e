import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { FOOLS } from "../../tests/samples.ts";
import type { ChoiceOption, GameIntroduction } from "../wire/messages.ts";
import { Words } from "../words/words.ts";
import OptionRow from "./OptionRow.svelte";
import { TablePlan } from "./plan.svelte.ts";

const words = new Words("en", [
  "option-fools = Fools\n    .unlimited = many\n    .players = one each\n",
  "option-limit = The end\n    .none = never\n    .number = after { $number } turns\n",
]);
const LIMIT: ChoiceOption = {
  ...FOOLS,
  name: "limit",
  default: "none",
  values: ["none"],
  range: { least: 1, greatest: 1000 },
};

afterEach(cleanup);

function shown(option: ChoiceOption): TablePlan {
  const plan = new TablePlan({ game: "court", players: { least: 2, greatest: 4 } } as GameIntroduction, "easy");
  render(OptionRow, { plan, option, words });
  return plan;
}

test("one of few words is chosen by pressing it", async () => {
  const plan = shown(FOOLS);
  await fireEvent.click(screen.getByLabelText("one each"));
  expect(plan.valueOf(FOOLS)).toBe("players");
});

test("where a number may stand in the place of a word, one within the bounds is there to begin with", async () => {
  const plan = shown(LIMIT);
  await fireEvent.click(screen.getByLabelText("after 100 turns"));
  expect(plan.valueOf(LIMIT)).toBe(100);
  await fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "250" } });
  expect(plan.valueOf(LIMIT)).toBe(250);
});
