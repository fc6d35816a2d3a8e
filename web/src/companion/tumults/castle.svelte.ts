import components from "../../../../src/regalia/games/tumult/components.json";
import type { TumultGood } from "../../wire/games.ts";
import type { Castle as Tiles } from "../../wire/messages.ts";
import { GOODS } from "../spinner/spinner.svelte.ts";

const SETS = Object.values(components.stand_in.values);

/** The values that tiles of the box show. */
export const VALUES = [...new Set(SETS.flatMap((goods) => Object.values(goods).flat()))].sort();
export const MOST_TILES = SETS.reduce((sum, goods) => sum + goods.bread.length, 0); // of one good

/** The tiles on one's castle. */
class Castle {
  #tiles = $state.raw<Tiles>({ bread: [], marble: [], tools: [] });

  get tiles(): Tiles {
    return this.#tiles;
  }

  isFull(good: TumultGood): boolean {
    return this.#tiles[good].length >= MOST_TILES;
  }

  put(good: TumultGood, value: number): void {
    this.#tiles = { ...this.#tiles, [good]: [...this.#tiles[good], value].sort() };
  }

  take(good: TumultGood, place: number): void {
    this.#tiles = { ...this.#tiles, [good]: this.#tiles[good].filter((_, at) => at !== place) };
  }

  readonly isEmpty = $derived.by(() => GOODS.every((good) => this.#tiles[good].length === 0));
}

export const castle = new Castle();
