import { afterEach, expect, test, vi } from "vitest";
import { renewal } from "./renewal.svelte.ts";

afterEach(() => vi.unstubAllGlobals());

test("while the server does not answer a part that cannot be loaded is not said to be of an older page", async () => {
  expect(renewal.missing).toBe(null);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  dispatchEvent(new Event("vite:preloadError"));
  await vi.waitFor(() => expect(renewal.missing).toBe("silent"));
});

test("where the server answers a part that cannot be loaded is one that it has no more", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  dispatchEvent(new Event("vite:preloadError"));
  await vi.waitFor(() => expect(renewal.missing).toBe("renewed"));
});
