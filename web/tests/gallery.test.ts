import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { speech } from "../src/words/speech.svelte.ts";
import Gallery from "./gallery/Gallery.svelte";
import { MOMENTS, moment } from "./gallery/moment.ts";

afterEach(cleanup);

for (const language of ["en", "de"] as const) {
  for (const name of MOMENTS) {
    test(`the moment ${name} can be drawn (${language}): every piece is there, every button has a name`, () => {
      speech.language = language;
      const { container } = render(Gallery, { desk: moment(name, language) });
      const drawn = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");
      const missing = drawn.filter((piece) => container.querySelector(`[id="${piece.slice(1)}"]`) === null);
      expect(missing).toEqual([]);
      const buttons = [...container.querySelectorAll("button")];
      expect(buttons.filter((button) => !(button.getAttribute("aria-label") ?? button.textContent?.trim()))).toEqual(
        [],
      );
      expect(container.querySelectorAll(".button.go").length).toBeLessThanOrEqual(1);
    });
  }
}
