import { settings } from "../house/settings.svelte.ts";
import { keep, kept } from "../wire/keeping.ts";
import { type Desk, hasJustActed, isMine } from "./desk.ts";

const KEPT_AS = "hints-seen";

/** What can be done for the first time: pointed at once, in a sentence, and in this browser never again. */
export class Hints {
  readonly #desk: Desk;
  readonly #isHeldBack: () => boolean; // while something else is looked at
  readonly #seen = new Set<string>(seenBefore());
  #version = $state(0); // of what was seen
  #isResting = $state(false); // one was put away: the next waits until the reader has done something
  #pointed: string | null = null;
  #number = 0; // of the entry after which that was
  #isHurried = false; // by the sand that ran then

  constructor(desk: Desk, isHeldBack: () => boolean = () => false) {
    this.#desk = desk;
    this.#isHeldBack = isHeldBack;
  }

  /** The kind of action to be pointed at; null if nothing is new. */
  readonly type = $derived.by((): string | null => {
    void this.#version;
    const { state, words } = this.#desk;
    const isNoTime = this.#isHeldBack() || this.#isResting || !isMine(this.#desk) || state.state !== "playing";
    if (isNoTime || !settings.hints) return null;
    const kinds = new Set(Object.values(state.choices).map(({ action }) => action.type));
    return [...kinds].find((type) => words.has(`help-${type}`) && !this.#seen.has(this.#key(type))) ?? null;
  });

  /** Whoever has done something has read what was pointed out before; that the sand is out was nobody's doing. */
  follow(): void {
    const [pointed, { number, clock }] = [this.#pointed, this.#desk.state];
    const isNews = number > this.#number;
    const isSandOut = this.#isHurried && clock === null;
    [this.#number, this.#isHurried] = [number, clock !== null];
    const hasActed = isNews && hasJustActed(this.#desk) && !isSandOut;
    if (hasActed) this.#isResting = false;
    if (hasActed && pointed !== null) this.see(pointed);
    if (!this.#isHeldBack()) this.#pointed = this.type;
  }

  /** It was read. */
  see(type: string): void {
    this.#seen.add(this.#key(type));
    keep(KEPT_AS, JSON.stringify([...this.#seen]));
    this.#version += 1;
  }

  /** Whoever puts one away has the table to himself. */
  putAway(type: string): void {
    this.see(type);
    this.#isResting = true;
  }

  #key(type: string): string {
    return `${this.#desk.state.game}/${type}`;
  }
}

function seenBefore(): string[] {
  try {
    const seen: unknown = JSON.parse(kept(KEPT_AS) ?? "[]");
    return Array.isArray(seen) ? seen.map(String) : [];
  } catch {
    return [];
  }
}
