import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Ending, Seat } from "../wire/messages.ts";
import { speech } from "../words/speech.svelte.ts";
import type { Desk } from "./desk.ts";
import EndSheet from "./EndSheet.svelte";

beforeEach(() => {
  speech.speak("en");
});
afterEach(cleanup);

function ended(seats: Partial<Seat>[], standing: number[]): void {
  const names = seats.map(({ name = "" }) => name);
  const desk = { state: { seats, seat: 0 }, company: { names } } as unknown as Desk;
  const result = { winners: [1], points: [0, 1], sources: {} };
  const ending = { result, standing, sentences: [] } as unknown as Ending;
  const goods = createRawSnippet<[number]>(() => ({ render: () => "<i></i>" }));
  render(EndSheet, { desk, ending, sources: [], goods, offers: [], crown: "court-king" });
}

test("where the bot wins that plays for somebody, it is said to be the bot, and who comes last is marked", () => {
  ended([{ name: "Ada" }, { name: "Ben", resigned: true }], [1, 2]);
  expect(screen.getByRole("heading").textContent).toBe("The bot playing for Ben wins");
  expect(screen.getByRole("rowheader", { name: /Ben/ }).textContent).toContain("replaced");
});

test("where somebody wins who played to the end, his name is enough", () => {
  ended([{ name: "Ada" }, { name: "Ben" }], [2, 1]);
  expect(screen.getByRole("heading").textContent).toBe("Ben wins");
});
