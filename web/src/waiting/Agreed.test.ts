import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FOOLS, snapshot } from "../../tests/samples.ts";
import type { Desk } from "../table/desk.ts";
import { begin } from "../wire/apply.ts";
import type { GameDescription } from "../wire/messages.ts";
import { speech } from "../words/speech.svelte.ts";
import { Words } from "../words/words.ts";
import Agreed from "./Agreed.svelte";

const MANY = ["one", "two", "three", "four", "five"];

beforeEach(() => {
  speech.speak("en");
});
afterEach(cleanup);

function agreed(names: string[], options: Record<string, string>): string[] {
  const words = new Words("en", [
    names.map((name) => `option-${name} = ${name}\n    .unlimited = many\n    .players = few\n`).join(""),
  ]);
  const desk = { state: begin(snapshot({ state: "open", options })), words } as Desk;
  const about = { options: names.map((name) => ({ ...FOOLS, name })) } as unknown as GameDescription;
  const { container } = render(Agreed, { desk, about, isPublic: false, onchange: null });
  return [...container.querySelectorAll("dl > div")].map((row) => row.textContent?.replace(/\s+/g, " ").trim() ?? "");
}

test("few options are all there, with the pace, what is done about absence, and who may come", () => {
  expect(agreed(["one", "two"], { two: "players" })).toEqual([
    "two few",
    "one many",
    "Pace at one sitting",
    "If somebody is away the table waits",
    "Who may come whoever has the link or the code",
  ]);
});

test("of many those come first that are not as usual, and the rest is said in a line", () => {
  const shown = agreed(MANY, { four: "players" });
  expect(shown.slice(0, 4)).toEqual(["four few", "one many", "two many", "The other options as usual"]);
});

test("no option is left out that is not as usual", () => {
  const shown = agreed(MANY, Object.fromEntries(MANY.map((name) => [name, "players"])));
  expect(shown.slice(0, 5)).toEqual(MANY.map((name) => `${name} few`));
  expect(shown.join()).not.toContain("as usual");
});
