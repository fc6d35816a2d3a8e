import { settings } from "../house/settings.svelte.ts";
import type { TableState } from "../wire/apply.ts";
import type { Stretch } from "../wire/past.ts";
import { Shown } from "./shown.svelte.ts";

const STEP = 300; // milliseconds between two entries that came together
const LONGEST = 1_200; // that anything waits to be shown
const KEPT = 500; // entries to step back through

interface Moment {
  readonly state: TableState;
  readonly came: number;
}

/** Asks for what was before an entry. */
export type LookBack = (number: number) => Promise<Stretch>;

const NOTHING: Stretch = { states: [], hasEarlier: false };
const NOTHING_TO_DO = { choices: {}, told: [] } satisfies Partial<TableState>; // at an earlier moment

/** What is shown of a table: entries one after the other, though they come together, or an earlier one. */
export class Viewing {
  readonly #lookBack: LookBack;
  #moments: readonly Moment[] = [];
  #at = 0;
  #hasEarlier = false; // whether the game had begun before the first moment here
  #shown = $state.raw<Shown | null>(null);
  #isLive = $state.raw(true);
  #canGoBack = $state.raw(false);
  #isLookingBack = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(lookBack: LookBack = async () => NOTHING) {
    this.#lookBack = lookBack;
  }

  /** Null until the table is known, then the same all the time: its parts change. */
  get shown(): TableState | null {
    return this.#shown?.state ?? null;
  }

  /** Whether what is shown follows the game. */
  get isLive(): boolean {
    return this.#isLive;
  }

  get canGoBack(): boolean {
    return this.#canGoBack;
  }

  receive(state: TableState): void {
    const last = this.#moments.at(-1)?.state;
    const moment = { state, came: performance.now() };
    if (last?.number === state.number) this.#replace(moment);
    else if (last === undefined || state.number !== last.number + 1) this.#begin(moment, state.state !== "open");
    else if (last.state === "open")
      this.#begin(moment, false); // there is nothing to see before the game
    else this.#add(moment);
  }

  #replace(moment: Moment): void {
    this.#moments = [...this.#moments.slice(0, -1), moment];
    this.#show();
  }

  #begin(moment: Moment, hasEarlier: boolean): void {
    this.#moments = [moment];
    this.#hasEarlier = hasEarlier;
    this.#goTo(0);
  }

  #add(moment: Moment): void {
    const dropped = this.#isLive ? Math.max(0, this.#moments.length + 1 - KEPT) : 0; // who looks back needs them
    this.#moments = [...this.#moments.slice(dropped), moment];
    this.#at = Math.max(0, this.#at - dropped);
    if (dropped > 0) this.#hasEarlier = true;
    if (!this.#isLive) return;
    if (isAtOnce(moment.state)) this.#goTo(this.#latest);
    else if (this.#timer === undefined) this.#advance();
  }

  back(): void {
    if (this.#at > 0) this.#step(-1);
    else if (this.#hasEarlier && !this.#isLookingBack) void this.#goBeyond();
  }

  /** To what was before all that is here. Where no answer comes, all stays as it is. */
  async #goBeyond(): Promise<void> {
    const first = this.#moments[0]?.state.number ?? 0;
    this.#isLookingBack = true;
    const found = await this.#lookBack(first).catch(() => null);
    this.#isLookingBack = false;
    const isStill = this.#moments[0]?.state.number === first; // else something was missed, and all began anew
    if (found === null || !isStill) return;
    this.#moments = [...found.states.map((state) => ({ state, came: 0 })), ...this.#moments];
    this.#hasEarlier = found.hasEarlier;
    this.#at += found.states.length;
    if (this.#at > 0) this.#goTo(this.#at - 1);
    else this.#show();
  }

  forth(): void {
    if (this.#at < this.#latest) this.#step(1);
  }

  /** To the next moment at which anything looks otherwise: not every entry moves something. */
  #step(by: -1 | 1): void {
    let at = this.#at + by;
    while (at > 0 && at < this.#latest && this.#looksAlike(at, this.#at)) at += by;
    this.#goTo(at);
  }

  #looksAlike(at: number, other: number): boolean {
    const [one, two] = [this.#moments[at]?.state, this.#moments[other]?.state];
    return one !== undefined && two !== undefined && isSame(one.fields, two.fields) && isSame(one.story, two.story);
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
    this.#show();
  }

  #show(): void {
    this.#canGoBack = this.#at > 0 || this.#hasEarlier;
    const state = this.#moments[this.#at]?.state;
    if (state === undefined) return;
    const now = this.#isLive ? state : { ...state, ...NOTHING_TO_DO };
    if (this.#shown === null) this.#shown = new Shown(now);
    else this.#shown.know(now);
  }

  /** The next entry; the last one, if others would have to wait for too long. */
  #advance(): void {
    this.#timer = undefined;
    const next = this.#moments[this.#at + 1];
    if (next === undefined) return;
    const isLate = performance.now() - next.came > LONGEST - STEP;
    this.#at = isLate ? this.#latest : this.#at + 1;
    this.#show();
    this.#timer = setTimeout(() => this.#advance(), STEP);
  }
}

/** What stays as it was from entry to entry is the same value. */
function isSame(one: object, other: object): boolean {
  const [values, others] = [Object.values(one), Object.values(other)];
  return values.length === others.length && values.every((value, at) => value === others[at]);
}

/** What the reader himself did waits for nothing, and nothing does while sand runs. */
function isAtOnce({ seat, told, clock }: TableState): boolean {
  const isOwn = seat !== null && told.some((event) => event.seat === seat);
  return isOwn || clock !== null || settings.pace === "result" || document.hidden;
}
