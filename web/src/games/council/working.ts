/** What one is doing at the table of Council of 4. */
import { questionOf } from "./choosing.ts";
import type { CouncilTable } from "./table.svelte.ts";

/** Pay, elect and choose ask for something; the others show one's own goods, or what somebody else does. */
export type Work = "pay" | "elect" | "choose" | "own" | "told";

export function workOf(table: CouncilTable): Work {
  if (table.payment !== null) return "pay";
  if (table.open?.kind === "council") return "elect";
  if (questionOf(table) !== null) return "choose";
  return table.isMine || table.desk.state.state === "over" ? "own" : "told";
}
