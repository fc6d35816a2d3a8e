import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { type Desk, isMine, tincture, told } from "../../table/desk.ts";
import type { TumultAction, TumultGood } from "../../wire/games.ts";
import type { Sentence } from "../../wire/messages.ts";
import { isTold, type Reach, reaching } from "./hand.ts";
import { choicesOf, derivedOf, fieldsOf, GOODS, restOf, type Tile, tileAt } from "./reading.ts";
import { cellOf, whereIs } from "./realm.ts";
import { Running } from "./running.svelte.ts";
import { type Counted, countedIn, isPast, type Sight, sightOf } from "./sights.ts";
import { toldOf, untoldIn } from "./untold.ts";

const TAXES = new Set(["ready", "taxes", "hands"]);
const isNarrow = new MediaQuery("(max-width: 767px)");

/** The table of Tumult Royale as somebody sits at it: his hand, the field he looks at, what he has seen.
 * It knows no rule: what can be pressed is what came as a choice, and of all else the server is asked why not.
 */
export class TumultTable {
  readonly desk: Desk;
  readonly sand = new Running(this);
  #reach = $state.raw<Reach | null>(null); // sent, and not answered
  #lost = $state.raw<number | null>(null); // the place where another hand was first
  #next = $state.raw<number | null>(null); // the place to lift as soon as the hand is free
  #chosen = $state.raw<number | null>(null); // the field looked at, before anything is done
  #pays = false; // whether a field was just chosen: not when a payment was taken back
  #seen = $state.raw<ReadonlySet<string>>(new Set()); // sights that were looked at
  #looked = $state.raw({ key: "", step: 0 }); // how far the tumults were looked at, and which: play may go on meanwhile
  #counted = $state.raw<Counted | null>(null); // the tumults that were last seen counted
  isMapOpen = $state(false);
  isLaying = $state.raw(false); // whether tiles were sent, and not answered: nothing else is offered to pay with

  constructor(desk: Desk) {
    this.desk = desk;
    const sight = sightOf(this.told, this.derived);
    if (sight !== null && isPast(this.told, sight)) this.#seen = new Set([sight.key]);
    this.#keepCount();
  }

  readonly told = $derived.by(() => fieldsOf(this.desk.state));
  readonly fields = $derived.by(() => (this.seat < 0 ? this.told : reaching(this.told, this.seat, this.#reach)));
  readonly derived = $derived.by(() => derivedOf(this.desk.state));
  readonly choices = $derived.by(() => choicesOf(this.desk.state));
  readonly #allowed = $derived.by(() => new Set(this.choices.map(({ action }) => JSON.stringify(action))));
  readonly isMine = $derived.by(() => isMine(this.desk));
  readonly isTaxing = $derived.by(() => TAXES.has(this.fields.phase));
  readonly isRobbing = $derived.by(() => this.fields.phase === "taxes" || this.fields.phase === "hands");

  /** Whether the sand is what ends the taxes. */
  get hasGlass(): boolean {
    return this.fields.taxes === "hourglass";
  }

  /** The reader's seat; -1 for whoever only watches. */
  get seat(): number {
    return this.desk.state.seat ?? -1;
  }

  get isNarrow(): boolean {
    return isNarrow.current;
  }

  /** The place of the tile in the reader's hand; -1 for none. */
  readonly held = $derived.by(() => this.fields.hands[this.seat] ?? -1);
  readonly inHand = $derived.by((): Tile | null => (this.held < 0 ? null : tileAt(this.fields, this.held)));
  /** The king, or whoever's turn it is of those who act one after the other. */
  readonly actor = $derived.by(() => this.desk.state.actors[0] ?? this.fields.ranks[0] ?? 0);

  get lost(): number | null {
    return this.#lost;
  }

  tint(seat: number | null): number {
    return tincture(this.desk, seat);
  }

  nameOf(seat: number): string {
    return this.desk.company.names[seat] ?? "";
  }

  say(message: string, named: Sentence["arguments"] = {}): string {
    return told(this.desk, `screen-${message}`, named);
  }

  named(message: string, named: Sentence["arguments"] = {}): string {
    return told(this.desk, message, named);
  }

  goodName(good: TumultGood): string {
    return this.named("good", { good });
  }

  allows(wanted: TumultAction): boolean {
    return this.#allowed.has(JSON.stringify(wanted));
  }

  /** Do it if it came as a choice; else ask why not. */
  try(action: TumultAction): void {
    if (this.desk.isAsking || !this.allows(action)) this.desk.ask(action);
    else this.desk.act([action]);
  }

  /** A place in the middle: its tile is lifted, or put back where it lay. */
  pressPlace(place: number): void {
    if (place === this.held) this.move("return");
    else if (!this.desk.isAsking && this.isWaiting && this.fields.spots[place] === "middle") this.#next = place;
    else if (this.desk.isAsking || !this.allows({ type: "lift", place })) this.desk.ask({ type: "lift", place });
    else this.#send({ type: "lift", place }, place);
  }

  /** What is in the hand is kept or put back. */
  move(type: "keep" | "return"): void {
    if (this.desk.isAsking || !this.allows({ type })) {
      if (!this.isWaiting) this.desk.ask({ type });
    } else this.#send({ type }, this.held);
  }

  /** Whether the answer to a movement is awaited: it takes a moment, in which nothing should flicker. */
  get isWaiting(): boolean {
    return this.#reach !== null && !isTold(this.told, this.seat, this.#reach);
  }

  async #send(action: TumultAction, place: number): Promise<void> {
    const reach = { type: action.type as Reach["type"], place };
    [this.#reach, this.#lost, this.#next] = [reach, null, null];
    const isAccepted = await this.desk.act([action]);
    if (isAccepted || this.#reach !== reach) return;
    this.#reach = null;
    this.#lost = reach.type === "lift" ? place : null;
    if (this.#lost !== null) this.desk.forget(); // it is shown, and called out: there is no time to read more
  }

  /** What was waited for is done when that can be: the next tile is lifted, and the only way to pay is paid. */
  follow(): void {
    const { payment } = this.derived; // read in any case: an effect runs again for what it has read
    this.#keepCount();
    if (!this.isWaiting || !this.isRobbing) this.#reach = null; // in the next round the same places lie there again
    this.#liftNext();
    if (!this.#pays || payment === null) return;
    this.#pays = false;
    if (this.onlyWay !== null) this.lay(this.onlyWay);
  }

  #liftNext(): void {
    const place = this.#next;
    if (place === null || !this.allows({ type: "lift", place })) return;
    this.#next = null;
    this.#send({ type: "lift", place }, place);
  }

  /** The field looked at: the one being paid for, else the one pressed. */
  readonly chosen = $derived.by((): number | null => {
    const { payment } = this.derived;
    if (payment !== null) return cellOf(payment);
    return this.isMine && this.fields.phase === "placing" ? this.#chosen : null;
  });

  /** Look at a field; pressed again, it is paid for. */
  pressField(cell: number): void {
    const where = whereIs(cell);
    const { phase } = this.fields;
    if (phase === "revealing") this.try({ type: "reveal", slot: where.slot });
    else if (phase === "first_statues") this.try({ type: "erect", ...where });
    else if (this.desk.isAsking || !this.allows({ type: "place", ...where }))
      this.desk.ask({ type: "place", ...where });
    else if (this.#chosen === cell) this.place();
    else this.#chosen = cell;
  }

  place(): void {
    if (this.#chosen === null) return;
    this.try({ type: "place", ...whereIs(this.#chosen) });
    [this.#chosen, this.#pays] = [null, true];
  }

  letGo(): void {
    this.#chosen = null;
  }

  /** The tiles that are still to be laid if there is just one way to pay. */
  readonly onlyWay = $derived.by((): readonly TumultAction[] | null => {
    const { payment } = this.derived;
    if (payment === null || !this.isMine) return null;
    if (GOODS.some((good) => payment.ways[good].length !== 1)) return null;
    return GOODS.flatMap((good, at) => restOf(good, payment.ways[good][0] ?? [], payment.laid[at] ?? []));
  });

  /** Lay all tiles of a way to pay in one good. */
  payWay(good: TumultGood, way: readonly number[]): void {
    this.lay(restOf(good, way, this.derived.payment?.laid[GOODS.indexOf(good)] ?? []));
  }

  /** Lay several tiles in one message; asked about, the first of them is. */
  async lay(tiles: readonly TumultAction[]): Promise<void> {
    const [first] = tiles;
    if (first && this.desk.isAsking) this.desk.ask(first);
    else if (first) {
      this.isLaying = true;
      await this.desk.act(tiles);
      this.isLaying = false;
    }
  }

  /** What there is to be seen before play goes on: the spinner, or the counting of the tumults.
   *
   * Others may have ended the round meanwhile: the counting is looked at to its end, unless the sand runs again. */
  readonly sight = $derived.by((): Sight | null => {
    const sight = sightOf(this.told, this.derived);
    if (sight?.type !== "tumults" && this.#counted !== null && this.#isBehind(this.#counted))
      return { type: "tumults", key: this.#counted.key };
    return sight === null || this.#seen.has(sight.key) ? null : sight;
  });

  /** Whether play has gone on, and these were not looked at to the end. */
  #isBehind({ key, round }: Counted): boolean {
    const isHurried = this.isRobbing && this.hasGlass;
    return !this.#seen.has(key) && round <= this.told.rounds && !isHurried && this.told.phase !== "over";
  }

  /** The tumults of this round, or those that are still looked at. */
  readonly counted = $derived.by((): Counted | null => countedIn(this.told, this.derived) ?? this.#lookedAt());

  #lookedAt(): Counted | null {
    return this.sight?.type === "tumults" ? this.#counted : null;
  }

  #keepCount(): void {
    const counted = countedIn(this.told, this.derived);
    if (counted !== null && untrack(() => this.#counted)?.key !== counted.key) this.#counted = counted;
  }

  /** T22: the gambling king spins for each good before it is judged. */
  get isGamble(): boolean {
    return this.told.gamble === 1;
  }

  get #step(): number {
    return this.#looked.key === this.sight?.key ? this.#looked.step : 0;
  }

  /** The good whose tumult is looked at, by its number. */
  get good(): number {
    return this.isGamble ? Math.floor(this.#step / 2) : this.#step;
  }

  /** Whether the wheel turns for that good. */
  get isSpinning(): boolean {
    return this.sight?.type === "tumults" && this.isGamble && this.#step % 2 === 0;
  }

  /** How many goods are judged, as far as the reader has seen. */
  readonly judged = $derived.by(() => {
    if (this.sight?.type !== "tumults") return GOODS.length;
    return this.isSpinning ? this.good : this.good + 1;
  });

  /** Whether it is shown how much of a good the people need. */
  isSpun(good: number): boolean {
    return !this.isGamble || good < this.judged;
  }

  /** Whether the tiles are turned up before the reader's eyes: whoever comes later sees them as they lie. */
  get hasJustBeenRevealed(): boolean {
    return untrack(() => this.desk.state.told.length > 0);
  }

  /** Whether a verdict is given before the reader's eyes. */
  get isBeingJudged(): boolean {
    return this.hasJustBeenRevealed || untrack(() => this.#looked.key) !== "";
  }

  readonly untold = $derived.by(() => untoldIn(this.desk.state.story, this.judged, this.hasGlass));
  readonly story = $derived.by(() => toldOf(this.desk.state.story, this.untold));

  /** On to the next good, by its wheel if it has one, and from the last one back to the table. */
  lookOn(): void {
    const { sight } = this;
    if (sight === null) return;
    if (sight.type === "tumults" && this.judged < GOODS.length) this.#look(this.#step + 1);
    else this.#seen = new Set([...this.#seen, sight.key]);
  }

  /** Back to the good before, as it was judged. */
  lookBack(): void {
    this.#look(Math.max(0, this.isGamble ? this.good * 2 - 1 : this.good - 1));
  }

  #look(step: number): void {
    this.#looked = { key: this.sight?.key ?? "", step };
  }
}
