import { afterFrame } from "../look/frames.ts";

/** A table is drawn part by part, so that a slow phone answers in between: the head, the bar, the players, the board, its
 * side. */
export class Laying {
  readonly #parts: number; // after the head
  #laid = $state(0);

  /** A board may be drawn in parts too. */
  constructor(boardParts = 1) {
    this.#parts = boardParts + 3;
  }

  readonly hasBar = $derived.by(() => this.#laid >= 1);
  readonly hasPlayers = $derived.by(() => this.#laid >= 2);
  readonly boardParts = $derived.by(() => Math.max(0, this.#laid - 2));
  readonly hasSide = $derived.by(() => this.#laid >= this.#parts);

  /** Returns what breaks it off. */
  begin(done: () => void): () => void {
    const lay = (): void => {
      this.#laid += 1;
      if (this.#laid < this.#parts) breakOff = afterFrame(lay);
      else done();
    };
    let breakOff = afterFrame(lay);
    return () => breakOff();
  }
}
