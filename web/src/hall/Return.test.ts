import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { router } from "../router.svelte.ts";
import { speech } from "../words/speech.svelte.ts";
import Return from "./Return.svelte";

const REFUSED = { code: "somebody-else", reason: "somebody-else", sentence: { message: "reason-somebody-else" } };

beforeEach(() => {
  vi.useRealTimers();
  speech.speak("en");
  location.hash = "#token";
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("who sits at other tables is asked before the link takes him away from them", async () => {
  const sent: unknown[] = [];
  const replace = vi.spyOn(router, "replace").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const asked = JSON.parse(body);
    sent.push(asked);
    if (!asked.instead) return new Response(JSON.stringify(REFUSED), { status: 409 });
    return new Response(JSON.stringify({ table: { id: "7f3" }, number: 1, seat: 0 }));
  });
  render(Return);
  const button = await screen.findByText("Go on by this link");
  expect(replace).not.toHaveBeenCalled();
  await fireEvent.click(button);
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith({ page: "table", table: "7f3" }));
  expect(sent).toEqual([
    { token: "token", instead: false },
    { token: "token", instead: true },
  ]);
});
