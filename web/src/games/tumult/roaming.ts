import type { Attachment } from "svelte/attachments";
import { roving } from "../../look/roving.ts";

/** Up and down go to what lies there; left, right, Home and End as in a row. One stop for the Tab key. */
export const gridded: Attachment<HTMLElement> = (grid) => {
  function pressed(event: KeyboardEvent): void {
    const down = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const from = event.target;
    if (down === 0 || !(from instanceof HTMLElement)) return;
    const next = beneath(from, [...grid.querySelectorAll<HTMLElement>("[data-rove]")], down);
    event.preventDefault();
    event.stopImmediatePropagation(); // not a step in the row as well
    next?.focus();
  }

  grid.addEventListener("keydown", pressed);
  const release = roving(grid);
  return () => {
    grid.removeEventListener("keydown", pressed);
    release?.();
  };
};

/** The nearest piece above or below. */
function beneath(from: HTMLElement, all: readonly HTMLElement[], down: number): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const distance = (one: HTMLElement): number => {
    const there = one.getBoundingClientRect();
    const [across, along] = [there.left + there.width / 2 - here.left - here.width / 2, (there.top - here.top) * down];
    return along > here.height / 2 ? along + 3 * Math.abs(across) : Number.POSITIVE_INFINITY;
  };
  const nearest = [...all].sort((a, b) => distance(a) - distance(b))[0];
  return nearest && distance(nearest) < Number.POSITIVE_INFINITY ? nearest : undefined;
}
