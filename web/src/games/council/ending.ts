import type { Source } from "../../table/desk.ts";
import type { CouncilTable } from "./table.svelte.ts";

const COLUMNS = [
  { id: "play", label: "score-play", mark: "point" },
  { id: "colours", label: "score-colours", mark: "four-metals" },
  { id: "regions", label: "score-regions", mark: "three-regions" },
  { id: "queen", label: "score-queen", mark: "queen-figure" },
  { id: "nobility", label: "score-nobility", mark: "nobility" },
  { id: "permits", label: "score-most-permits", mark: "permit-icon" }, // how many of them somebody has stands beside it
] as const;

/** The columns of the sheet at the end. */
export function sourcesOf(table: CouncilTable): readonly Source[] {
  return COLUMNS.map(({ id, label, mark }) => ({ id, mark, label: table.named(label) }));
}

/** What a seat had in the end. */
export function endGoods(table: CouncilTable, seat: number): string {
  const { merchants, permits, used_permits: used } = table.fields;
  return table.say("end-goods", {
    merchants: merchants[seat]?.length ?? 0,
    permits: (permits[seat]?.length ?? 0) + (used[seat]?.length ?? 0),
  });
}
