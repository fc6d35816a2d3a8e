import components from "../../../../src/regalia/games/tumult/components.json";
import type { Robbery } from "../../wire/messages.ts";
import { players } from "../players.svelte.ts";
import { GOODS, spinner } from "../spinner/spinner.svelte.ts";

const USUAL_NEED = 4;
const STARTS: Readonly<Record<string, number>> = components.certain.supporters_at_start;
const startOf = (count: number): number => STARTS[count] ?? 0;

export const MOST_SUPPORTERS = components.certain.supporters;

interface Counted {
  robbed: number[]; // by good
  mercy: boolean;
}

const nothing = (): Counted => ({ robbed: GOODS.map(() => 0), mercy: false });

/** What is counted when the tiles are turned up. Ranks and mercy stay for the next round. */
class Greed {
  readonly left = $state(GOODS.map(() => 0));
  #counted = $state<Counted[]>([]);
  #ranks = $state.raw<readonly number[]>([]);
  #supporters = $state.raw<readonly number[] | null>(null);

  /** What the people need of each good: what was spun last, unless somebody says otherwise. */
  needs: readonly number[] = $derived(spinner.demand ?? GOODS.map(() => USUAL_NEED));

  /** The players by rank, the king first; who came to the table last ranks last. */
  readonly ranks: readonly number[] = $derived.by(() => {
    const all = players.all.map((_, seat) => seat);
    const known = this.#ranks.filter((seat) => seat < all.length);
    return [...known, ...all.filter((seat) => !known.includes(seat))];
  });

  of(seat: number): Counted {
    return this.#counted[seat] ?? nothing();
  }

  count(seat: number, good: number, goods: number): void {
    this.#counted = this.#changed(seat, (counted) => ({
      ...counted,
      robbed: counted.robbed.map((old, at) => (at === good ? goods : old)),
    }));
  }

  turnMercy(seat: number): void {
    this.#counted = this.#changed(seat, (counted) => ({ ...counted, mercy: !counted.mercy }));
  }

  raise(rank: number): void {
    const ranks = [...this.ranks];
    ranks.splice(Math.max(0, rank - 1), 0, ...ranks.splice(rank, 1));
    this.#ranks = ranks;
  }

  need(good: number, number: number): void {
    this.needs = this.needs.map((old, at) => (at === good || !spinner.isGamble ? number : old));
  }

  /** How many supporters each has: null unless somebody has counted them. */
  get supporters(): readonly number[] | null {
    return this.#supporters && players.all.map((_, seat) => this.#supporters?.[seat] ?? 0);
  }

  /** Begin to count them, with those that each began with; or leave it. */
  countSupporters(isWanted: boolean): void {
    this.#supporters = isWanted ? players.all.map(() => startOf(players.all.length)) : null;
  }

  follow(seat: number, number: number): void {
    this.#supporters = (this.supporters ?? []).map((old, at) => (at === seat ? number : old));
  }

  nextRound(): void {
    this.left.fill(0);
    this.#supporters = null;
    this.#counted = players.all.map((_, seat) => ({ ...nothing(), mercy: this.of(seat).mercy }));
  }

  /** As the engine is asked about it. */
  readonly robbery: Robbery = $derived.by(() => ({
    robbers: players.all.map((_, seat) => ({ robbed: [...this.of(seat).robbed], mercy: this.of(seat).mercy })),
    ranks: [...this.ranks],
    demand: [...this.needs],
    left: [...this.left],
    supporters: this.supporters && [...this.supporters],
  }));

  #changed(seat: number, change: (counted: Counted) => Counted): Counted[] {
    return players.all.map((_, at) => (at === seat ? change(this.of(at)) : this.of(at)));
  }
}

export const greed = new Greed();
