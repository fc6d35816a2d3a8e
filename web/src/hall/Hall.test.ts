import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restoreSockets, useTestSockets } from "../../tests/sockets.ts";
import { speech } from "../words/speech.svelte.ts";
import Hall from "./Hall.svelte";

const ABOUT = {
  game: "court",
  title: "title",
  pitch: "pitch",
  players: { least: 2, greatest: 5 },
  minutes: { least: 20, greatest: 40 },
  catalogues: {},
  words: { en: { title: "Court", pitch: "Dice" } },
};
const ANSWERS: Record<string, string> = {
  "/api/games": JSON.stringify({ games: [ABOUT], bots: [] }),
  "/api/me": JSON.stringify({ name: "Ada" }),
  "/api/me/tables": JSON.stringify({ tables: [] }),
};

beforeEach(() => {
  useTestSockets();
  vi.useRealTimers();
  speech.speak("en");
});
afterEach(() => {
  cleanup();
  restoreSockets();
});

test("a hall without a server says so, and shows its games once it answers", async () => {
  let isThere = false;
  vi.stubGlobal("fetch", async (path: string) => {
    if (!isThere) throw new TypeError("no network");
    return new Response(ANSWERS[path]);
  });
  render(Hall);
  const again = await screen.findByText("Try again");
  expect(screen.queryByText("Your games")).toBeNull();
  isThere = true;
  await fireEvent.click(again);
  expect(await screen.findByText("Court")).toBeTruthy();
  expect(screen.queryByText("Try again")).toBeNull();
});

test("a phone shows one half of the hall at a time", async () => {
  vi.stubGlobal("fetch", async (path: string) => new Response(ANSWERS[path]));
  const { container } = render(Hall);
  await screen.findByText("Court");
  expect(container.querySelector("main")?.classList.contains("games")).toBe(true);
  await fireEvent.click(screen.getByText("Tables"));
  expect(container.querySelector("main")?.classList.contains("tables")).toBe(true);
});
