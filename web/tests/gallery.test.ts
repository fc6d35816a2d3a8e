import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { game as council } from "../src/games/council/index.ts";
import { game as court } from "../src/games/court/index.ts";
import { game as tumult } from "../src/games/tumult/index.ts";
import type { GameModule } from "../src/table/desk.ts";
import { speech } from "../src/words/speech.svelte.ts";
import Gallery from "./gallery/Gallery.svelte";
import { moment, momentsOf } from "./gallery/moment.ts";

afterEach(cleanup);

drawn("court", court);
drawn("council", council);
drawn("tumult", tumult);

function drawn<T>(name: string, game: GameModule<T>): void {
  for (const language of ["en", "de"] as const) {
    test.each(momentsOf(name))(`${name} can be drawn in ${language} at the moment %s`, (at) => {
      speech.speak(language);
      const { container } = render(Gallery<T>, { desk: moment(at, language, name), name, game });
      everythingIsThere(container);
    });
  }
}

/** Every piece is drawn somewhere, every button has a name, and no more than one is red. */
function everythingIsThere(container: HTMLElement): void {
  const used = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");
  expect(used.filter((piece) => container.querySelector(`[id="${piece.slice(1)}"]`) === null)).toEqual([]);
  const buttons = [...container.querySelectorAll("button")];
  expect(buttons.filter((button) => !(button.getAttribute("aria-label") ?? button.textContent?.trim()))).toEqual([]);
  expect(container.querySelectorAll(".button.go").length).toBeLessThanOrEqual(1);
}
