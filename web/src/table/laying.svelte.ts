const PARTS = 3; // after the frame

/** A table is drawn part by part, so that a slow phone answers in between: the frame, the players, the board, its side. */
export class Laying {
  #laid = $state(0);
  readonly hasPlayers = $derived(this.#laid >= 1);
  readonly hasBoard = $derived(this.#laid >= 2);
  readonly hasSide = $derived(this.#laid >= PARTS);

  /** Returns what breaks it off. */
  begin(done: () => void): () => void {
    let timer = setTimeout(() => lay());
    const lay = (): void => {
      this.#laid += 1;
      if (this.#laid < PARTS) timer = setTimeout(lay);
      else done();
    };
    return () => clearTimeout(timer);
  }
}
