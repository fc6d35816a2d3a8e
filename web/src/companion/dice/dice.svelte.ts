import components from "../../../../src/regalia/games/court/components.json";

const { dice_in_box: MOST, start_dice: FIRST_ROLL } = components;

/** The dice of one turn, as somebody has them before him. */
class Dice {
  #aside = $state.raw<readonly number[]>([]);
  #loose = $state(FIRST_ROLL);

  get aside(): readonly number[] {
    return this.#aside;
  }

  get loose(): number {
    return this.#loose;
  }

  set loose(loose: number) {
    this.#loose = loose;
  }

  readonly room = $derived.by(() => MOST - this.#aside.length - this.#loose);

  /** A die that was to be rolled shows its face now; with none left to roll it is one more. */
  put(face: number): void {
    if (this.#loose === 0 && this.room === 0) return;
    this.#loose = Math.max(0, this.#loose - 1);
    this.#aside = [...this.#aside, face].sort();
  }

  /** It is to be rolled again. */
  take(at: number): void {
    this.#aside = this.#aside.filter((_, other) => other !== at);
    this.#loose += 1;
  }

  anew(): void {
    this.#aside = [];
    this.#loose = FIRST_ROLL;
  }
}

export const dice = new Dice();
