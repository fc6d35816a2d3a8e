import { keep, kept } from "../../wire/keeping.ts";
import { between, type Moment, now } from "./moments.ts";

export const LEAST_SECONDS = 10;
export const MOST_SECONDS = 60;
export const USUAL_SECONDS = 20;

const KEPT_AS = "companion-seconds";

export type Course = "full" | "running" | "paused" | "out";

/** The sand of one hourglass. How much has run follows from moments; nothing is counted. */
export class Sand {
  readonly #clock: () => Moment;
  #seconds = $state(keptSeconds());
  #before = $state(0); // milliseconds that had run when it was last turned on
  #since = $state.raw<Moment | null>(null); // when that was; null while it stands
  #now = $state.raw<Moment>({ steady: 0, wall: 0 });

  constructor(clock: () => Moment = now) {
    this.#clock = clock;
  }

  get seconds(): number {
    return this.#seconds;
  }

  /** Another length is another glass: it is full. */
  set seconds(seconds: number) {
    this.#seconds = Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, seconds));
    keep(KEPT_AS, String(this.#seconds));
    this.again();
  }

  /** Milliseconds left. */
  readonly left = $derived.by(() => {
    const ran = this.#before + (this.#since === null ? 0 : between(this.#since, this.#now));
    return Math.min(this.#seconds * 1_000, Math.max(0, this.#seconds * 1_000 - ran));
  });

  /** The seconds that are shown: one that has begun counts. */
  readonly whole = $derived.by(() => Math.ceil(this.left / 1_000));

  readonly course: Course = $derived.by(() => {
    if (this.left === 0) return "out";
    if (this.#since !== null) return "running";
    return this.#before === 0 ? "full" : "paused";
  });

  start(): void {
    if (this.course === "out") this.#before = 0;
    this.#since = this.#clock();
    this.#now = this.#since;
  }

  pause(): void {
    this.look();
    this.#before = this.#seconds * 1_000 - this.left;
    this.#since = null;
  }

  again(): void {
    this.#before = 0;
    this.#since = null;
  }

  /** Look at the clock: what is drawn follows from it. */
  look(): void {
    this.#now = this.#clock();
  }
}

function keptSeconds(): number {
  const seconds = Number(kept(KEPT_AS) ?? USUAL_SECONDS);
  return seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS ? seconds : USUAL_SECONDS;
}
