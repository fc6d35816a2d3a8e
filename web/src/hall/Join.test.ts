import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { router } from "../router.svelte.ts";
import { speech } from "../words/speech.svelte.ts";
import Join from "./Join.svelte";

beforeEach(() => {
  vi.useRealTimers();
  speech.speak("en");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("where the server does not answer a code is tried again, not called unknown", async () => {
  const replace = vi.spyOn(router, "replace").mockImplementation(() => {});
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  render(Join, { code: "kizukazi" });
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByRole("alert").textContent).toContain("The server does not answer.");
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ table: { id: "7f3" } })));
  await fireEvent.click(again);
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith({ page: "table", table: "7f3" }));
});
