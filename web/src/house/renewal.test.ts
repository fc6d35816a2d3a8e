import { expect, test } from "vitest";
import { renewal } from "./renewal.svelte.ts";

test("a part of the page that cannot be loaded any more says that it is time for the new one", () => {
  expect(renewal.isDue).toBe(false);
  dispatchEvent(new Event("vite:preloadError"));
  expect(renewal.isDue).toBe(true);
});
