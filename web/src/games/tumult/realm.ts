/** How the fields of the realm lie: slot by slot, nine fields each. */
import type { TumultTerrain } from "../../wire/games.ts";
import type { TumultTable } from "./table.svelte.ts";

export const REGIONS = "ABCDEFGH";
export const FIELDS = 9;

/** Statues that stand on a field, or would. */
export interface Group {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const CELL = 72;

export const cellOf = ({ slot, field }: { slot: number; field: number }): number => slot * FIELDS + field;
export const whereIs = (cell: number) => ({ slot: Math.floor(cell / FIELDS), field: cell % FIELDS });

/** Where so many statues stand on a field. */
export function group(count: number): Group[] {
  const size = CELL * (count > 1 ? 0.56 : 0.68);
  return Array.from({ length: count }, (_, at) => ({
    x: CELL / 2 - size / 2 + (at - (count - 1) / 2) * CELL * 0.25,
    y: CELL - size - 4 - (count === 3 && at === 1 ? 7 : 0),
    size,
  }));
}

/** Where a field lies in a realm of so many rows and columns of regions, counted in fields from the upper left: upright,
 * as on phones, rows are columns, also within regions. */
export function lieOf(cell: number, [, columns]: readonly [number, number], isUpright: boolean) {
  const { slot, field } = whereIs(cell);
  const region = [slot % columns, Math.floor(slot / columns)] as const;
  const within = [field % 3, Math.floor(field / 3)] as const;
  const [x, y] = isUpright ? ([1, 0] as const) : ([0, 1] as const);
  return { region: [region[x], region[y]], within: [within[x], within[y]] } as const;
}

export function spotName(table: TumultTable, cell: number): string {
  const { slot, field } = whereIs(cell);
  return table.named("spot", { slot, field: field + 1 });
}

/** A field in words: where, what, whose, and what it would cost. */
export function fieldName(table: TumultTable, cell: number): string {
  const field = table.derived.fields[cell];
  const owner = table.fields.owners[cell] ?? -1;
  const terrain: TumultTerrain | "unknown" = field?.terrain ?? "unknown";
  const where = `${spotName(table, cell)}, ${table.say("land", { terrain })}`;
  if (owner >= 0) return `${where}, ${table.say("statue-of", { seat: { seat: owner } })}`;
  const cost = { price: priceOf(table, cell), factor: field?.factor ?? 1 };
  return isPlaceable(table, cell) ? `${where}, ${table.say("for-price", cost)}` : where;
}

export function isPlaceable(table: TumultTable, cell: number): boolean {
  return table.allows({ type: "place", ...whereIs(cell) });
}

function priceOf(table: TumultTable, cell: number) {
  const price = table.derived.fields[cell]?.price ?? [];
  const goods = ["bread", "marble", "tools"] as const;
  return goods.flatMap((good, at) =>
    (price[at] ?? 0) > 0 ? [{ message: "tile", arguments: { good, value: price[at] ?? 0 } }] : [],
  );
}

/** What can be done with a field now. */
export type Mark = "near" | "far" | "free" | null;

export function markOf(table: TumultTable, cell: number): Mark {
  const where = whereIs(cell);
  const { phase } = table.fields;
  if (phase === "first_statues") return table.allows({ type: "erect", ...where }) ? "free" : null;
  if (phase === "revealing") return table.allows({ type: "reveal", slot: where.slot }) ? "free" : null;
  if (phase !== "placing" || !table.allows({ type: "place", ...where })) return null;
  return (table.derived.fields[cell]?.factor ?? 1) > 1 ? "far" : "near";
}
