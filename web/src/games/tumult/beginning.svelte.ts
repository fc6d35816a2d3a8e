import { endingOf, hasJustBegun, realmIn, type Sight, spinIn, TRIAL, trialOf } from "./sights.ts";
import type { TumultTable } from "./table.svelte.ts";

/** How a round begins: with what the realm has become in the one before, or what came of the trial run, then with the
 * spinner. */
export class Beginning {
  readonly #table: TumultTable;
  #seen = $state.raw(-1); // the round that last began before the reader's eyes
  #rested = $state.raw(-1); // the round whose spinner was last seen to come to rest

  constructor(table: TumultTable) {
    this.#table = table;
  }

  /** For whoever comes then the spinner, for whoever was there the realm before it, and both though others have gone on
   * meanwhile, unless the sand runs. */
  readonly sights = $derived.by((): Sight[] => {
    const { told, isTaxing, isHurried } = this.#table;
    const isWitness = this.#isNow || this.#seen === told.rounds;
    if (!hasJustBegun(told) && !(isWitness && isTaxing && !isHurried)) return [];
    const before = isWitness ? this.#before : [];
    return [...before, ...spinIn(told)];
  });

  get #before(): Sight[] {
    if (this.ending !== null) return [realmIn(this.#table.told)];
    return this.trial.length > 0 ? [TRIAL] : [];
  }

  /** What came of the trial run, if that has just ended. */
  readonly trial = $derived.by(() => trialOf(this.#table.desk.state.story));

  /** By what the realm has become as it is. */
  readonly ending = $derived.by(() => endingOf(this.#table.desk.state.story));

  /** Whether the wheel is still to come to rest: what it will show is not told before. */
  readonly isTurning = $derived.by(() => {
    const { told } = this.#table;
    const isToBeSeen = this.sights.some((sight) => sight.type === "spin" && this.#table.isUnseen(sight));
    return isToBeSeen && this.#rested !== told.rounds;
  });

  /** Whether a round begins with what was just told: not where somebody looks back. */
  get #isNow(): boolean {
    const { told, desk } = this.#table;
    return hasJustBegun(told) && desk.state.told.length > 0;
  }

  keep(): void {
    if (this.#isNow) this.#seen = this.#table.told.rounds;
  }

  /** The wheel has come to rest. */
  rest(): void {
    this.#rested = this.#table.told.rounds;
  }
}
