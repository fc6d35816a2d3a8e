/** What the server says of this game, by its types. */
import type { TableState } from "../../wire/apply.ts";
import type { TumultAction, TumultFields, TumultGood, TumultTerrain } from "../../wire/games.ts";
import type { Choice } from "../../wire/messages.ts";

export const GOODS: readonly TumultGood[] = ["bread", "marble", "tools"];

export interface TumultChoice extends Omit<Choice, "action"> {
  readonly action: TumultAction;
}

/** Goods on one tile. */
export interface Tile {
  readonly good: TumultGood;
  readonly value: number;
}

/** A field, and for whoever is to place what it costs. */
export interface Field {
  readonly terrain: TumultTerrain | null; // null where the region lies face down
  readonly statues: number | null;
  readonly price: readonly number[] | null; // by good
  readonly factor: number | null;
}

/** What everybody took of a good, and what it counts for. */
export interface Counting {
  readonly good: TumultGood;
  readonly left: number;
  readonly demand: number;
  readonly tiles: readonly number[]; // left in the middle
  readonly greediest: number | null;
  readonly supporters: number; // that this costs him
  readonly seats: readonly {
    readonly kept: readonly number[];
    readonly back: readonly number[];
    readonly goods: number;
    readonly counted: number;
  }[];
}

/** A space of the chronicle. */
export interface Space {
  readonly space: number;
  readonly statues: number;
  readonly is_last: boolean;
  readonly ends_beyond: number | null; // how far apart statues may be without an end
  readonly regions: number; // that are turned up
}

export interface Payment {
  readonly slot: number;
  readonly field: number;
  readonly terrain: TumultTerrain;
  readonly price: readonly number[];
  readonly laid: readonly (readonly number[])[];
  readonly ways: Readonly<Record<TumultGood, readonly (readonly number[])[]>>;
  readonly gains: Readonly<Record<TumultGood, readonly number[]>>; // supporters that each of the ways gives
  readonly missing: readonly number[];
  readonly supporters: number;
}

/** `derived` of `regalia/games/tumult/telling/facts.py`. */
export interface TumultDerived {
  readonly trial: boolean;
  readonly grid: readonly [rows: number, columns: number];
  readonly fields: readonly Field[];
  readonly rank: readonly number[];
  readonly statues_placed: readonly number[];
  readonly statues_apart: number;
  readonly castle_goods: readonly (readonly number[])[];
  readonly movements_left: readonly number[] | null;
  readonly next_space: Space | null;
  readonly spaces: readonly Space[];
  readonly tumults: readonly Counting[] | null;
  readonly payment: Payment | null;
}

export const fieldsOf = (state: TableState): TumultFields => state.fields as unknown as TumultFields;
export const derivedOf = (state: TableState): TumultDerived => state.derived as unknown as TumultDerived;
export const choicesOf = (state: TableState): readonly TumultChoice[] =>
  Object.values(state.choices) as unknown as TumultChoice[];

/** What the tile of a place shows, as far as it is known. */
export function tileAt({ tiles, tile_goods, tile_values }: TumultFields, place: number): Tile | null {
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

/** The number of places in the middle, this game's. */
export function placesOf({ spots }: TumultFields): number {
  return spots.filter((spot) => spot !== "gone").length;
}
