/** What the server says of this game, by its types. */
import type { TableState } from "../../wire/apply.ts";
import type { TumultAction, TumultDerived, TumultFields, TumultGood, TumultTile } from "../../wire/games.ts";
import { type ChoiceIn, known } from "../../wire/known.ts";

export type {
  TumultCounting as Counting,
  TumultDerived,
  TumultSpace as Space,
  TumultTile as Tile,
} from "../../wire/games.ts";
export type TumultChoice = ChoiceIn<"tumult">;

export const GOODS: readonly TumultGood[] = ["bread", "marble", "tools"];

export const fieldsOf = (state: TableState): TumultFields => known<"tumult">(state).fields;
export const derivedOf = (state: TableState): TumultDerived => known<"tumult">(state).derived;
export const choicesOf = (state: TableState): readonly TumultChoice[] => Object.values(known<"tumult">(state).choices);

/** What the tile of a place shows, as far as it is known. */
export function tileAt({ tiles, tile_goods, tile_values }: TumultFields, place: number): TumultTile | null {
  const tile = tiles[place] ?? -1;
  const [good, value] = [tile_goods[tile], tile_values[tile]];
  return good === undefined || value === undefined ? null : { good, value };
}

/** The places whose tiles a seat has kept this round. */
export function keptBy({ spots, holders }: TumultFields, seat: number): number[] {
  return spots.flatMap((spot, place) => (spot === "castle" && holders[place] === seat ? [place] : []));
}

/** Tiles counted by value, one by one. */
export function valuesOf(counts: readonly number[]): number[] {
  return counts.flatMap((count, value) => Array<number>(count).fill(value));
}

/** What is still to be laid of a way to pay in one good. */
export function restOf(good: TumultGood, way: readonly number[], laid: readonly number[]): TumultAction[] {
  const left = [...laid];
  const rest = way.filter((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return rest.map((value) => ({ type: "pay", good, value }));
}

/** What is still to be laid if there is just one way to pay. */
export function onlyWayIn({ payment }: TumultDerived): TumultAction[] | null {
  if (payment === null || GOODS.some((good) => payment.ways[good].length !== 1)) return null;
  return GOODS.flatMap((good, at) => restOf(good, payment.ways[good][0] ?? [], payment.laid[at] ?? []));
}

/** The number of places in the middle, this game's. */
export function placesOf({ spots }: TumultFields): number {
  return spots.filter((spot) => spot !== "gone").length;
}
