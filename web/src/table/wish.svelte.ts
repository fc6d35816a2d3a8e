import { type Desk, hasJustActed } from "./desk.ts";

/** The reader's wish to take back what the others have to allow: whether they did not, until something else happens. */
export class Wish {
  readonly #desk: Desk;
  #isOpen = false;
  #isDenied = $state(false);

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get isDenied(): boolean {
    return this.#isDenied;
  }

  /** It is over with the entry that has it no more: granted, or given up by going on, that one is the reader's own. */
  follow(): void {
    const { request, seat } = this.#desk.state;
    const isOpen = request !== null && request.seat === seat;
    if (isOpen || hasJustActed(this.#desk)) this.#isDenied = false;
    else if (this.#isOpen) this.#isDenied = true;
    this.#isOpen = isOpen;
  }

  forget(): void {
    this.#isDenied = false;
  }
}
