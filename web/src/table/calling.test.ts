import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../house/settings.svelte.ts";
import { speech } from "../words/speech.svelte.ts";
import { calling } from "./calling.ts";
import type { Desk } from "./desk.ts";

const desk = (actors: number[]): Desk => ({ state: { state: "playing", seat: 0, actors } }) as unknown as Desk;

beforeEach(() => {
  speech.language = "en";
});
afterEach(() => {
  settings.choose("notify", "off");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser whose reader looks elsewhere. */
function notified(): string[] {
  const told: string[] = [];
  class Told {
    static readonly permission = "granted";
    constructor(title: string, { body }: NotificationOptions) {
      told.push(`${title} ${body}`);
    }
  }
  vi.stubGlobal("Notification", Told);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  return told;
}

test("the title says whose turn it is", () => {
  calling(desk([0]), "Court");
  expect(document.title).toContain("Your turn");
  calling(desk([1]), "Court");
  expect(document.title).not.toContain("Your turn");
});

test("whoever looks elsewhere and allows it is notified, once a turn", () => {
  const told = notified();
  calling(desk([1]), "Court");
  settings.choose("notify", "on");
  const now = desk([0]);
  calling(now, "Court");
  calling(now, "Court");
  expect(told).toEqual(["Your turn. Court"]);
});

test("nobody is notified who did not ask for it", () => {
  const told = notified();
  calling(desk([1]), "Court");
  calling(desk([0]), "Court");
  expect(told).toEqual([]);
});
