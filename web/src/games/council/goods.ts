/** What is counted of a player. */
import type { CouncilTable } from "./table.svelte.ts";

export interface Good {
  readonly piece: string;
  readonly amount: number;
  readonly name: string;
}

/** The points that nobody can take any more; when it is over, all. */
export function pointsWon({ desk, derived }: CouncilTable, seat: number): number {
  return desk.state.ending?.result.points[seat] ?? derived.points_won[seat] ?? 0;
}

export function goodsOf(table: CouncilTable, seat: number): readonly Good[] {
  const { fields } = table;
  const permits = (fields.permits[seat]?.length ?? 0) + (fields.used_permits[seat]?.length ?? 0);
  const counted = [
    ["coin", fields.coins[seat], "coins"],
    ["servant", fields.servants[seat], "servants"],
    ["card", fields.hand_sizes[seat], "hand_sizes"],
    [`merchant-${table.tint(seat)}`, fields.merchants_left[seat], "merchants_left"],
    ["nobility", fields.nobility[seat], "nobility"],
    ["permit-icon", permits, "permits"],
  ] as const;
  return counted.map(([piece, amount = 0, column]) => ({ piece, amount, name: table.named(`column-${column}`) }));
}
