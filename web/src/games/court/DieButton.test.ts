import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import DieButton from "./DieButton.svelte";
import type { Die } from "./dice.ts";
import type { CourtTable } from "./table.svelte.ts";

const table = {
  choicesWith: () => [],
  isHeld: () => false,
  open: null,
  results: [],
  isMine: true,
} as unknown as CourtTable;
const die: Die = { id: 1, pile: "active", face: 4, rolls: 1 };
const tumbled = vi.fn();

beforeEach(() => {
  tumbled.mockClear();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  HTMLElement.prototype.animate = tumbled;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a die tumbles when it is rolled, and lies still while others come and go", async () => {
  const { rerender } = render(DieButton, { table, die, place: 1 });
  expect(tumbled).toHaveBeenCalledTimes(1);
  await rerender({ die: { ...die }, place: 0 });
  expect(tumbled).toHaveBeenCalledTimes(1);
  await rerender({ die: { ...die, rolls: 2 }, place: 0 });
  expect(tumbled).toHaveBeenCalledTimes(2);
});
