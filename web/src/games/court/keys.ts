import { courtOf } from "./reading.ts";
import type { CourtTable } from "./table.svelte.ts";

/** Keys of this game beside those of the offers: 1 to 9 use the cards of one's court, Esc lets a card go. */
export function pressKey(table: CourtTable, key: string): boolean {
  const { seat } = table.desk.state;
  if (!table.isMine || seat === null) return false;
  if (key === "Escape" && table.open !== null && table.fields.step === "dice") {
    table.letGo();
    return true;
  }
  const card = /^[1-9]$/.test(key) ? courtOf(table.fields, seat)[Number(key) - 1] : undefined;
  if (card === undefined) return false;
  table.use(card);
  return true;
}
