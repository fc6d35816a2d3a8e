import { settings } from "../house/settings.svelte.ts";
import type { TableState } from "../wire/apply.ts";

const STEP = 300; // milliseconds between two entries that came together
const LONGEST = 1_200; // that anything waits to be shown
const KEPT = 500; // entries to step back through

interface Moment {
  readonly state: TableState;
  readonly came: number;
}

/** What is shown of a table: entries one after the other, though they come together, or an earlier one. */
export class Viewing {
  #moments = $state.raw<readonly Moment[]>([]);
  #at = $state.raw(0);
  #isLive = $state.raw(true);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Null until the table is known. */
  readonly shown = $derived(this.#moments[this.#at]?.state ?? null);
  /** Whether what is shown follows the game. */
  readonly isLive = $derived(this.#isLive);
  readonly canGoBack = $derived(this.#at > 0);

  receive(state: TableState): void {
    const last = this.#moments.at(-1)?.state;
    const moment = { state, came: performance.now() };
    if (last?.number === state.number) {
      this.#moments = [...this.#moments.slice(0, -1), moment];
      return;
    }
    if (last === undefined || state.number !== last.number + 1) {
      this.#moments = [moment];
      this.#goTo(0);
      return;
    }
    const dropped = Math.max(0, this.#moments.length + 1 - KEPT);
    this.#moments = [...this.#moments.slice(dropped), moment];
    this.#at = Math.max(0, this.#at - dropped);
    if (!this.#isLive) return;
    if (isAtOnce(state)) this.#goTo(this.#latest);
    else if (this.#timer === undefined) this.#advance();
  }

  back(): void {
    if (this.canGoBack) this.#goTo(this.#at - 1);
  }

  forth(): void {
    this.#goTo(Math.min(this.#at + 1, this.#latest));
  }

  toNow(): void {
    this.#goTo(this.#latest);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  get #latest(): number {
    return this.#moments.length - 1;
  }

  #goTo(at: number): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#at = at;
    this.#isLive = at === this.#latest;
  }

  /** The next entry; the last one, if others would have to wait for too long. */
  #advance(): void {
    this.#timer = undefined;
    const next = this.#moments[this.#at + 1];
    if (next === undefined) return;
    const isLate = performance.now() - next.came > LONGEST - STEP;
    this.#at = isLate ? this.#latest : this.#at + 1;
    this.#timer = setTimeout(() => this.#advance(), STEP);
  }
}

/** What the reader himself did waits for nothing, and nothing does while sand runs. */
function isAtOnce({ seat, told, clock }: TableState): boolean {
  const isOwn = seat !== null && told.some((event) => event.seat === seat);
  return isOwn || clock !== null || settings.pace === "result" || document.hidden;
}
