import type { Source } from "../../table/desk.ts";
import type { CouncilTable } from "./table.svelte.ts";

const MARKS: Readonly<Record<string, string>> = {
  play: "point",
  colours: "four-metals",
  regions: "three-regions",
  queen: "queen-figure",
  nobility: "nobility",
  permits: "permit-icon",
};

/** The columns of the sheet at the end. */
export function sourcesOf(table: CouncilTable): readonly Source[] {
  return Object.entries(MARKS).map(([id, mark]) => ({ id, label: table.named(`score-${id}`), mark }));
}

/** What a seat had in the end. */
export function endGoods(table: CouncilTable, seat: number): string {
  const { merchants, permits, used_permits: used } = table.fields;
  return table.say("end-goods", {
    merchants: merchants[seat]?.length ?? 0,
    permits: (permits[seat]?.length ?? 0) + (used[seat]?.length ?? 0),
  });
}
