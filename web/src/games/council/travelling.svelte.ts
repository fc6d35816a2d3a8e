import { untrack } from "svelte";
import { landing, lifted } from "../../look/flying.ts";
import type { CouncilFields } from "../../wire/games.ts";
import { movedBetween } from "./moving.ts";
import type { CouncilTable } from "./table.svelte.ts";

/** What an entry has moved travels: neither the first sight of a table moves anything, nor a step back or a leap. */
export function travelling(table: CouncilTable): void {
  let before = untrack(() => seen(table));
  let flyers: ReturnType<typeof lifted> = [];
  $effect.pre(() => {
    const now = seen(table);
    flyers = now.number === before.number + 1 ? lifted(movedBetween(before.fields, now.fields)) : [];
    before = now;
  });
  $effect(() => {
    void table.desk.state.number;
    landing(flyers);
    flyers = []; // each lands once
  });
}

/** A moment to be kept: what the table shows is always the newest. */
function seen({ desk, fields }: CouncilTable): { number: number; fields: CouncilFields } {
  return { number: desk.state.number, fields: { ...fields } };
}
