import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { type Desk, isMine, tincture, told } from "../../table/desk.ts";
import type { TumultAction, TumultGood } from "../../wire/games.ts";
import type { Sentence } from "../../wire/messages.ts";
import { Beginning } from "./beginning.svelte.ts";
import { Building } from "./building.svelte.ts";
import { isTold, type Reach, reaching } from "./hand.ts";
import { choicesOf, derivedOf, fieldsOf, GOODS, type Tile, tileAt } from "./reading.ts";
import { Running } from "./running.svelte.ts";
import { type Counted, countedIn, isPast, isTakenBack, realmIn, type Sight, tumultsIn } from "./sights.ts";
import { toldOf, untoldIn } from "./untold.ts";

const TAXES = new Set(["ready", "taxes", "hands"]);
const isNarrow = new MediaQuery("(max-width: 767px)");

/** The table of Tumult Royale as somebody sits at it: his hand, the field he looks at, what he has seen.
 * It knows no rule: what can be pressed is what came as a choice, and of all else the server is asked why not.
 */
export class TumultTable {
  readonly desk: Desk;
  readonly sand = new Running(this);
  readonly beginning = new Beginning(this);
  readonly building = new Building(this);
  #reach = $state.raw<Reach | null>(null); // sent, and not answered
  #lost = $state.raw<number | null>(null); // the place where another hand was first
  #next = $state.raw<number | null>(null); // the place to lift as soon as the hand is free
  #seen = $state.raw<ReadonlySet<string>>(new Set()); // sights that were looked at
  #looked = $state.raw({ key: "", step: 0 }); // how far the tumults were looked at, and which: play may go on meanwhile
  #counted = $state.raw<Counted | null>(null); // the tumults that were last seen counted
  isMapOpen = $state(false);

  constructor(desk: Desk) {
    this.desk = desk;
    const past = this.#sights.filter((sight) => isPast(this.told, sight));
    this.#seen = new Set([realmIn(this.told), ...past].map(({ key }) => key));
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
  async try(action: TumultAction): Promise<void> {
    if (this.desk.isAsking || !this.allows(action)) this.desk.ask(action);
    else await this.desk.act([action]);
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
    this.#keepCount();
    if (!this.isWaiting || !this.isRobbing) this.#reach = null; // in the next round the same places lie there again
    this.#liftNext();
    this.building.follow();
  }

  #liftNext(): void {
    const place = this.#next;
    if (place === null || !this.allows({ type: "lift", place })) return;
    this.#next = null;
    this.#send({ type: "lift", place }, place);
  }

  /** What there is to be seen before play goes on: the counting of the tumults, what the realm has become, the spinner.
   *
   * Others may have ended the round meanwhile: the counting is looked at to its end, unless the sand runs again. */
  readonly sight = $derived.by((): Sight | null => {
    const isCounted = this.#sights.some(({ type }) => type === "tumults");
    if (!isCounted && this.#counted !== null && this.#isBehind(this.#counted))
      return { type: "tumults", key: this.#counted.key };
    return this.#sights.find((one) => this.isUnseen(one)) ?? null;
  });

  readonly #sights = $derived.by(() => [...this.beginning.sights, ...tumultsIn(this.told, this.derived)]);

  isUnseen({ key }: Pick<Sight, "key">): boolean {
    return !this.#seen.has(key);
  }

  /** Whether nobody may be kept from the tiles. */
  get isHurried(): boolean {
    return this.isRobbing && this.hasGlass;
  }

  /** Whether play has gone on, and these were not looked at to the end. */
  #isBehind(counted: Counted): boolean {
    return this.isUnseen(counted) && counted.round <= this.told.rounds && !this.isHurried && this.told.phase !== "over";
  }

  /** The tumults of this round, or those that are still looked at. */
  readonly counted = $derived.by((): Counted | null => this.#countedNow() ?? this.#lookedAt());

  #countedNow(): Counted | null {
    return countedIn(this.told, this.derived, this.desk.state.number);
  }

  #lookedAt(): Counted | null {
    const isLast = this.sight?.type === "realm" && this.#counted?.round === this.told.rounds - 1;
    return isLast || this.sight?.type === "tumults" ? this.#counted : null;
  }

  #keepCount(): void {
    this.beginning.keep();
    const [counted, before] = [this.#countedNow(), untrack(() => this.#counted)];
    if (counted !== null && before?.key !== counted.key) this.#counted = counted;
    if (before !== null && this.isTaxing && isTakenBack(before, this.told, this.desk.state.number))
      this.#forget(before);
  }

  /** It will be counted anew. */
  #forget({ key }: Counted): void {
    this.#seen = new Set([...untrack(() => this.#seen)].filter((seen) => seen !== key));
    [this.#counted, this.#looked] = [null, { key: "", step: 0 }];
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

  readonly untold = $derived.by(() =>
    untoldIn(this.desk.state.story, this.judged, this.hasGlass, this.beginning.isTurning),
  );
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
