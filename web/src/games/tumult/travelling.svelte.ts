import { untrack } from "svelte";
import { landing, lifted } from "../../look/flying.ts";
import { movedBetween, type Seen } from "./moving.ts";
import type { TumultTable } from "./table.svelte.ts";

interface Moment extends Seen {
  readonly number: number;
}

/** What was moved travels: by an entry, or by the reader's own hand before it is one. The first sight of a table moves
 * nothing, nor does a step back or a leap. */
export function travelling(table: TumultTable): void {
  let before = untrack(() => seen(table));
  let flyers: ReturnType<typeof lifted> = [];
  $effect.pre(() => {
    const now = seen(table);
    const isNext = now.number === before.number || now.number === before.number + 1;
    flyers = isNext ? lifted(movedBetween(before, now, table.seat)) : [];
    before = now;
  });
  $effect(() => {
    seen(table); // whatever may have moved
    landing(flyers);
    flyers = []; // each lands once
  });
}

/** A moment to be kept: what the table shows is always the newest. */
function seen({ desk, fields: { spots, holders, owners } }: TumultTable): Moment {
  return { number: desk.state.number, spots, holders, owners };
}
