/** The sand, from what the server last said of it. */
import type { Glass } from "../../wire/messages.ts";

const STEPS = 20; // for whoever wants no motion

/** Seconds left at a moment: sand that stands does not run. */
export function secondsLeft({ left, stands }: Glass, knownAt: number, now: number): number {
  return Math.max(0, stands ? left : left - Math.max(0, now - knownAt) / 1_000);
}

/** How much of the sand is above, from 0 to 1. */
export function shareLeft(seconds: number, of: number, isStill: boolean): number {
  const share = of > 0 ? Math.min(1, seconds / of) : 0;
  return isStill ? Math.ceil(share * STEPS) / STEPS : share;
}

/** The moments that are called out: never more than a word. */
export const CALLED = [10, 5];
