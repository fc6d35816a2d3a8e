import { type Desk, isMine } from "../../table/desk.ts";
import type { CourtAction, CourtCard } from "../../wire/games.ts";
import { staying, useOf } from "./asking.ts";
import { type Die, type Faces, follow, PILES, type Pile } from "./dice.ts";
import {
  AT_WORK,
  becomes,
  type CourtChoice,
  cardUsed,
  choicesOf,
  derivedOf,
  diceOf,
  faces,
  fieldsOf,
  type Taking,
  takingIn,
  worksOn,
} from "./reading.ts";

const ROLLS = new Set(["rolled", "rerolled"]);

/** The table of To Court the King as somebody sits at it: the dice, and the card that is being taken up.
 *
 * It knows no rule: what can be pressed is what came as a choice, and of all else the server is asked why not.
 */
export class CourtTable {
  readonly desk: Desk;
  #taken = $state<CourtCard | null>(null); // a card taken up, before its first action
  #held = $state.raw<readonly number[]>([]); // dice that were pressed for it, by id
  #before: readonly Die[] = [];
  #number = -1; // of the entry that `#before` shows
  #taking: Taking | null = null; // the last that was seen

  constructor(desk: Desk) {
    this.desk = desk;
  }

  readonly fields = $derived.by(() => fieldsOf(this.desk.state));
  readonly derived = $derived.by(() => derivedOf(this.desk.state));
  readonly isMine = $derived.by(() => isMine(this.desk));

  /** Every die in play, known again from entry to entry. */
  readonly dice = $derived.by(() => {
    const { number, told: news } = this.desk.state;
    const now = Object.fromEntries(PILES.map((pile) => [pile, faces(this.fields[pile])])) as unknown as Faces;
    const isNext = number > this.#number && news.some((event) => ROLLS.has(event.type));
    this.#number = number;
    this.#before = follow(this.#before, now, isNext);
    return this.#before;
  });

  /** The card that came to a court last: the same until another does. */
  readonly taking = $derived.by((): Taking | null => {
    this.#taking = takingIn(this.desk.state.told) ?? this.#taking;
    return this.#taking;
  });

  pile(pile: Pile): readonly Die[] {
    return this.dice.filter((die) => die.pile === pile);
  }

  /** What can be done with a card; null is what uses none. */
  #uses(card: CourtCard | null): readonly CourtChoice[] {
    return choicesOf(this.desk.state).filter(({ action }) => cardUsed(action) === card);
  }

  /** The card at work: one whose first step was made, else the one taken up. */
  readonly open = $derived.by((): CourtCard | null => {
    const begun = AT_WORK[this.fields.step];
    return begun ?? (this.#taken !== null && this.isReady(this.#taken) ? this.#taken : null);
  });

  isReady(card: CourtCard): boolean {
    return this.#uses(card).length > 0;
  }

  /** What pressing a die may come to: with a card at work its results, else that it is set aside. */
  choicesWith(die: Die): readonly CourtChoice[] {
    const fitting = this.#choicesNow.filter(({ action }) => diceOf(action).includes(die.face));
    const [first, second] = this.#held;
    if (this.open !== "philosopher" || first === undefined || first === die.id || second !== undefined) return fitting;
    const partner = this.dice.find(({ id }) => id === first)?.face ?? 0;
    return fitting.filter(({ action }) => worksOn(action, [partner, die.face]));
  }

  readonly #choicesNow = $derived.by((): readonly CourtChoice[] => {
    if (this.open !== null) return this.#uses(this.open);
    return this.#uses(null).filter(({ action }) => action.type === "keep");
  });

  isHeld(die: Die): boolean {
    return this.#held.includes(die.id);
  }

  /** Results to choose from, when a card or the dice held leave several: each once, however it may be come by. */
  readonly results = $derived.by((): readonly CourtChoice[] => {
    const outcomes = this.#leading.map((choice) => String(becomes(choice).sort()));
    return this.#leading.filter((_, at) => outcomes.indexOf(outcomes[at] ?? "") === at);
  });

  readonly #leading = $derived.by((): readonly CourtChoice[] => {
    if (this.open === "queen" || this.fields.step === "transmute")
      return this.#choicesNow.filter((choice) => becomes(choice).length > 0);
    const held = this.dice.filter((die) => this.isHeld(die)).map((die) => die.face);
    const needed = this.open === "philosopher" ? 2 : 1;
    if (this.open === null || held.length < needed) return [];
    return this.#choicesNow.filter(({ action }) => worksOn(action, held));
  });

  press(die: Die): void {
    const choices = this.choicesWith(die);
    const [only] = choices;
    if (die.pile !== "active") this.desk.reply(staying(die.pile));
    else if (this.desk.isAsking || only === undefined) this.desk.ask({ type: "keep", face: die.face });
    else if (this.open === "philosopher") this.#hold(die);
    else if (choices.length > 1) this.#held = [die.id];
    else this.#act([only.action]);
  }

  #hold(die: Die): void {
    const [first, second] = this.#held;
    this.#held = first === undefined || first === die.id || second !== undefined ? [die.id] : [first, die.id];
  }

  choose({ action }: CourtChoice): void {
    this.#act([action]);
  }

  use(card: CourtCard): void {
    const [only] = this.#uses(card);
    if (this.desk.isAsking || only === undefined) this.desk.ask(useOf(card, this.pile("active")[0]?.face ?? 1));
    else if (only.action.type === "bring") this.#act([only.action]);
    else if (this.#taken === card) this.letGo();
    else [this.#taken, this.#held] = [card, []];
  }

  /** Whether a card on display can be taken now. */
  canTake(card: CourtCard): boolean {
    return this.#uses(null).some(({ action }) => action.type === "take" && action.card === card);
  }

  /** Whether it is taken, not only asked about. */
  take(card: CourtCard): boolean {
    const action: CourtAction = { type: "take", card };
    const isTaken = !this.desk.isAsking && this.canTake(card);
    if (isTaken) this.#act([action]);
    else this.desk.ask(action);
    return isTaken;
  }

  allAside(): void {
    this.#act(this.pile("active").map(({ face }) => ({ type: "keep", face })));
  }

  letGo(): void {
    [this.#taken, this.#held] = [null, []];
  }

  #act(actions: readonly CourtAction[]): void {
    if (!this.desk.isAsking) this.letGo();
    this.desk.act(actions);
  }
}
