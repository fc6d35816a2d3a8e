import { COUNCILS, KINDS } from "./box.ts";
import { handOf } from "./hand.ts";
import type { CouncilTable } from "./table.svelte.ts";

/** The keys of this board: digits lay cards or open councils, M goes to the map, Esc lets go. */
export function pressed(table: CouncilTable, event: KeyboardEvent): void {
  if (isElsewhere(event)) return;
  const digit = Number.parseInt(event.key, 10);
  if (event.key === "Escape" && table.open !== null) table.letGo();
  else if (event.key.toLowerCase() === "m") document.querySelector<HTMLElement>('[data-city][tabindex="0"]')?.focus();
  else if (digit > 0) pressedDigit(table, digit);
}

function pressedDigit(table: CouncilTable, digit: number): void {
  const held = new Set(handOf(table).map(({ card }) => card));
  const card = KINDS.filter((kind) => held.has(kind))[digit - 1];
  const council = COUNCILS[digit - 1];
  if (table.payment !== null && card !== undefined) table.lay(card);
  else if (table.payment === null && table.isMine && council !== undefined) table.pressCouncil(council);
}

/** Keys that belong to a text, a sheet or the browser. */
function isElsewhere({ target, ctrlKey, altKey, metaKey, defaultPrevented }: KeyboardEvent): boolean {
  const isIn = target instanceof Element && target.closest("input, textarea, select, dialog") !== null;
  return isIn || ctrlKey || altKey || metaKey || defaultPrevented;
}
