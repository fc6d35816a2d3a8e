import { untrack } from "svelte";
import { landing, lifted } from "./flying.ts";
import { movedBetween } from "./moving.ts";
import type { CouncilTable } from "./table.svelte.ts";

/** What an entry has moved travels: neither the first sight of a table moves anything, nor a step back or a leap. */
export function travelling(table: CouncilTable): void {
  let before = untrack(() => ({ number: table.desk.state.number, fields: table.fields }));
  let flyers: ReturnType<typeof lifted> = [];
  $effect.pre(() => {
    const now = { number: table.desk.state.number, fields: table.fields };
    flyers = now.number === before.number + 1 ? lifted(movedBetween(before.fields, now.fields)) : [];
    before = now;
  });
  $effect(() => {
    void table.fields;
    landing(flyers);
    flyers = []; // each lands once
  });
}
