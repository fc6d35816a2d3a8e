import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tumble } from "./motion.ts";

const LONGEST = 400; // milliseconds that any movement takes in all
const animate = vi.fn();

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  HTMLElement.prototype.animate = animate;
});
afterEach(() => vi.unstubAllGlobals());

test("the last of many dice lies still as soon as any movement is over", () => {
  for (const place of [0, 5, 11]) tumble(1, place)(document.createElement("i"));
  const ends = animate.mock.calls.map(([, { duration, delay }]) => duration + delay);
  expect(ends.length).toBe(3);
  for (const end of ends) expect(end).toBeLessThan(LONGEST);
});
