import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../house/settings.svelte.ts";
import { speech } from "../words/speech.svelte.ts";
import { calling, isCalled } from "./calling.ts";
import type { Desk } from "./desk.ts";

const desk = (actors: number[]): Desk => ({ state: { state: "playing", seat: 0, actors } }) as unknown as Desk;
const call = (now: Desk): (() => void) => calling(now, isCalled(now), "Court");

beforeEach(() => {
  speech.speak("en");
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
  call(desk([0]));
  expect(document.title).toContain("Your turn");
  call(desk([1]));
  expect(document.title).not.toContain("Your turn");
});

test("whoever looks elsewhere and allows it is notified, once a turn", async () => {
  const told = notified();
  call(desk([1]));
  settings.choose("notify", "on");
  const now = desk([0]);
  call(now);
  call(now);
  await vi.waitFor(() => expect(told).toEqual(["Your turn. Court"]));
});

test("where a service worker is at work it notifies, as pages may not on phones", async () => {
  const told = notified();
  const shown: string[] = [];
  const showNotification = async (title: string): Promise<void> => void shown.push(title);
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ active: {}, showNotification }) } });
  settings.choose("notify", "on");
  call(desk([1]));
  call(desk([0]));
  await vi.waitFor(() => expect(shown).toEqual(["Your turn."]));
  expect(told).toEqual([]);
});

test("nobody is notified who did not ask for it", () => {
  const told = notified();
  call(desk([1]));
  call(desk([0]));
  expect(told).toEqual([]);
});

/** A browser with a page that is installed as an app, and what its mark shows. */
function badged(): string[] {
  const shown: string[] = [];
  const show = (badge: string) => async () => void shown.push(badge);
  vi.stubGlobal("navigator", { setAppBadge: show("on"), clearAppBadge: show("off") });
  return shown;
}

test("an app wears a badge in the reader's turn, and takes it off after it or when the table is left", () => {
  const shown = badged();
  call(desk([1]));
  const leave = call(desk([0]));
  expect(shown).toEqual(["off", "on"]);
  leave();
  expect(shown).toEqual(["off", "on", "off"]);
});

test("where there is no badge, or the system refuses one, nothing else is missing", async () => {
  vi.stubGlobal("navigator", {});
  call(desk([0]));
  expect(document.title).toContain("Your turn");
  vi.stubGlobal("navigator", { setAppBadge: async () => Promise.reject(new Error("refused")) });
  call(desk([0]));
  await Promise.resolve();
  expect(document.title).toContain("Your turn");
});
