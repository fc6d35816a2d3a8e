/** A table is drawn part by part, so that a slow phone answers in between: the frame, the players, the board, its side. */
export class Laying {
  readonly #parts: number; // after the frame
  #laid = $state(0);

  /** A board may be drawn in parts too. */
  constructor(boardParts = 1) {
    this.#parts = boardParts + 2;
  }

  readonly hasPlayers = $derived.by(() => this.#laid >= 1);
  readonly boardParts = $derived.by(() => Math.max(0, this.#laid - 1));
  readonly hasSide = $derived.by(() => this.#laid >= this.#parts);

  /** Returns what breaks it off. */
  begin(done: () => void): () => void {
    let isBrokenOff = false;
    const lay = (): void => {
      if (isBrokenOff) return;
      this.#laid += 1;
      if (this.#laid < this.#parts) soon(lay);
      else done();
    };
    soon(lay);
    return () => {
      isBrokenOff = true;
    };
  }
}

/** After the next frame, as what was laid is worth a frame of its own; where nobody looks there are none. */
function soon(work: () => void): void {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}
