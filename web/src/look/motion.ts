/** How pieces move: straight to their place, soon there, and not at all for whoever wants no motion. */
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "../house/settings.svelte.ts";

export const GO = 220; // milliseconds, for a die, a card, a coin or a tile
export const EASING = "cubic-bezier(.2,.7,.2,1)";
const GLOW = 1_000;
const TUMBLE = 310;
const STAGGER = 16; // from die to die: the sixth and all after it begin together, and lie still within 400 in all

/** Whether the reader or his system wants no motion. */
export function isStill(): boolean {
  return settings.motion === "none" || prefersReducedMotion.current;
}

export function travel(): { duration: number; easing: (t: number) => number } {
  return { duration: isStill() ? 0 : GO, easing: cubicOut };
}

/** A piece comes from beside its place. Unlike Svelte's `fly` it asks for no styles in the middle of an update. */
export function slide(
  _: Element,
  { x = 0, y = 0, ...how }: { x?: number; y?: number; duration: number; easing: (t: number) => number },
): TransitionConfig {
  return { ...how, css: (t, left) => `translate: ${left * x}px ${left * y}px; opacity: ${t}` };
}

/** What stood elsewhere goes from there to its place, also if it was under way. Nothing is asked of the page for that. */
export function goes(piece: Element, from: string, duration = GO): void {
  if (!isStill())
    piece.animate({ translate: [from, "0px"] }, { duration, easing: EASING, composite: "add", fill: "backwards" });
}

/** Where something changed a piece wears a tincture for a second. Nothing travels, so it is for everybody. */
export function glow(piece: HTMLElement, tincture: string): void {
  const [worn, cast] = [`3px solid ${tincture}`, `3px solid transparent`];
  piece.animate({ outline: [worn, worn, cast], outlineOffset: ["1px", "1px", "1px"] }, GLOW);
}

/** A die tumbles in place whenever it was rolled again, and ends on the face that was told. */
export function tumble(rolls: number, place: number) {
  return (die: HTMLElement): void => {
    if (rolls === 0 || isStill()) return;
    die.animate(
      [
        { transform: "translateY(-18px) rotate(-200deg) scale(0.8)" },
        { transform: "translateY(4px) rotate(16deg) scale(1.04)", offset: 0.7 },
        { transform: "none" },
      ],
      { duration: TUMBLE, delay: Math.min(place, 5) * STAGGER, easing: EASING, fill: "backwards" },
    );
  };
}
