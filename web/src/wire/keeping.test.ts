import { afterEach, expect, test, vi } from "vitest";
import { keep, kept } from "./keeping.ts";

afterEach(() => vi.restoreAllMocks());

test("what is kept is known again until it is forgotten", () => {
  keep("name", "Ada", "sessionStorage");
  expect([kept("name", "sessionStorage"), kept("name")]).toEqual(["Ada", null]);
  keep("name", null, "sessionStorage");
  expect(kept("name", "sessionStorage")).toBeNull();
});

test("a browser that is told to keep nothing, or has no room, forgets and goes on", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  keep("name", "Ada");
  expect(kept("name")).toBeNull();
});
