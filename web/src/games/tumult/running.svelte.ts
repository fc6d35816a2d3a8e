import { untrack } from "svelte";
import { play } from "../../house/sound.ts";
import { isStill } from "../../look/motion.ts";
import { secondsLeft, shareLeft } from "./sand.ts";
import type { TumultTable } from "./table.svelte.ts";

const HEARD_FROM = 5; // seconds before the end
const FRAMES = 66; // milliseconds between two drawings of the sand

/** The sand as it runs: drawn from the server's time, again and again. One for the whole table, so that each second is
 * heard once, however often it is shown. */
export class Running {
  readonly #table: TumultTable;
  #now = $state.raw(performance.now());

  constructor(table: TumultTable) {
    this.#table = table;
  }

  /** Seconds left, or those that the glass will run. */
  readonly seconds = $derived.by(() => {
    const { clock } = this.#table.desk.state;
    if (clock === null) return this.#table.fields.phase === "ready" ? this.#table.fields.seconds : 0;
    return secondsLeft(clock, this.#table.desk.knownAt, this.#now);
  });

  readonly whole = $derived.by(() => Math.ceil(this.seconds));

  /** How much of the sand is above: none any more while tiles in hands are decided. */
  readonly share = $derived.by(() => {
    const { clock } = this.#table.desk.state;
    if (clock?.glass === "hands") return 0;
    return shareLeft(this.seconds, clock?.seconds ?? this.#table.fields.seconds, isStill());
  });

  /** Run while the board is there. */
  run(): (() => void) | undefined {
    const { clock } = this.#table.desk.state;
    if (clock === null || clock.stands) return undefined;
    let heard = untrack(() => this.whole);
    const timer = setInterval(() => {
      this.#now = performance.now();
      if (this.whole < heard && this.whole <= HEARD_FROM && this.whole > 0) play("sand");
      heard = this.whole;
    }, FRAMES);
    return () => clearInterval(timer);
  }
}
