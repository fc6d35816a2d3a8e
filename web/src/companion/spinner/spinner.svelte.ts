/** The spinner of the box: its numbers, and how large the part of each is. */
import components from "../../../../src/regalia/games/tumult/components.json";
import type { TumultGood } from "../../wire/games.ts";
import { below } from "./chance.ts";

export const NUMBERS: readonly number[] = components.inferred.spinner;
export const SHARES: readonly number[] = components.stand_in.spinner_shares;
const TOTAL = SHARES.reduce((sum, share) => sum + share, 0);

export const GOODS: readonly TumultGood[] = ["bread", "marble", "tools"];

/** The number where the pointer stands. */
export function spun(pointer: number = below(TOTAL)): number {
  let rest = pointer;
  const part = SHARES.findIndex((share) => {
    rest -= share;
    return rest < 0;
  });
  const number = NUMBERS[part];
  if (number === undefined) throw new RangeError(`the spinner has no part ${pointer}`);
  return number;
}

/** What was spun: one number for all goods, or for the gamble one after the other. */
class Spinner {
  #isGamble = $state(false);
  #spins = $state.raw<readonly number[]>([]);

  get isGamble(): boolean {
    return this.#isGamble;
  }

  set isGamble(isGamble: boolean) {
    this.#isGamble = isGamble;
    this.#spins = [];
  }

  get spins(): readonly number[] {
    return this.#spins;
  }

  get last(): number | undefined {
    return this.#spins.at(-1);
  }

  /** For which good the next spin is; null if it is for all, or begins anew. */
  readonly next = $derived.by(() => (this.#isGamble ? (GOODS[this.#spins.length] ?? null) : null));

  /** What the people need of each good; null as long as that is not known. */
  readonly demand = $derived.by((): readonly number[] | null => {
    const [first] = this.#spins;
    if (first === undefined || (this.#isGamble && this.#spins.length < GOODS.length)) return null;
    return this.#isGamble ? this.#spins : GOODS.map(() => first);
  });

  spin(): void {
    const isNew = !this.#isGamble || this.#spins.length === GOODS.length;
    this.#spins = [...(isNew ? [] : this.#spins), spun()];
  }
}

export const spinner = new Spinner();
