import { type Desk, isMine, tincture, told } from "../../table/desk.ts";
import type {
  CouncilAction,
  CouncilCard,
  CouncilCity,
  CouncilColour,
  CouncilCouncil,
  CouncilPermit,
  CouncilRegion,
} from "../../wire/games.ts";
import type { Sentence } from "../../wire/messages.ts";
import { electionOf, offerOf, placingOf, visitOf } from "./asking.ts";
import { type Draft, keepDraft, keptDraft } from "./keeping.ts";
import { actionsFor, canLay, cheapest, countOf, drafting, type Payment, unsentOf } from "./paying.ts";
import { paymentAt } from "./payment.ts";
import { type ChoiceOf, type CouncilChoice, choicesOf, choicesOfType, derivedOf, fieldsOf } from "./reading.ts";
import { choicesFor, type Open, openOf } from "./taking.ts";
import { othersTurns } from "./told.ts";

export type Election = "elect" | "send"; // as main action, or by a servant

/** The table of Council of 4 as somebody sits at it, and what he has taken up but not sent.
 *
 * It knows no rule: what can be pressed is what came as a choice, and of all else the server is asked why not.
 */
export class CouncilTable {
  readonly desk: Desk;
  pointed = $state.raw<CouncilCity | null>(null); // the city that the reader points at, with a pointer or by keys
  #draft = $state.raw<Draft | null>(null);
  #sent: Draft | null = null; // what waits for its answer
  #election = $state<Election>("elect");
  #told = $state(-1); // the number of turns when somebody had heard enough of the others'

  constructor(desk: Desk) {
    this.desk = desk;
    this.#draft = keptDraft(desk.state.table);
  }

  readonly fields = $derived.by(() => fieldsOf(this.desk.state));
  readonly derived = $derived.by(() => derivedOf(this.desk.state));
  readonly choices = $derived.by(() => choicesOf(this.desk.state));
  readonly isMine = $derived.by(() => isMine(this.desk));

  readonly #position = $derived.by(() => JSON.stringify(this.fields));

  /** What was begun in another position is forgotten: the same place may hold another permit now. */
  readonly #held = $derived.by(() => {
    if (this.#draft === null) return null;
    return this.#draft.position === this.#position ? this.#draft : null;
  });

  /** What was taken up, as long as it can still be done. */
  readonly open = $derived.by((): Open | null => {
    const open = this.#held?.open ?? null;
    return open !== null && this.isMine && choicesFor(this.choices, open).length > 0 ? open : null;
  });

  /** The payment being put together, be it begun before the server or only here. */
  readonly payment = $derived.by((): Payment | null => paymentAt(this, this.#held?.cards ?? []));

  /** Whether the side tells what the others have done, until the reader does something himself. */
  readonly isTelling = $derived.by(() => {
    const { state } = this.desk;
    return this.isMine && this.#told !== state.story.length && othersTurns(state).length > 0;
  });

  tellNoMore(): void {
    this.#told = this.desk.state.story.length;
  }

  /** The number of a player's tincture. */
  tint(seat: number | null): number {
    return tincture(this.desk, seat);
  }

  /** Words of this board. */
  say(message: string, named: Sentence["arguments"] = {}): string {
    return this.named(`screen-${message}`, named);
  }

  /** Words of the game. Most are the same after every entry, so they are put together once in a language. */
  named(message: string, named: Sentence["arguments"] = {}): string {
    const key = message + JSON.stringify(named);
    const known = this.#said.get(key) ?? told(this.desk, message, named);
    this.#said.set(key, known);
    return known;
  }

  readonly #said = $derived.by(() => {
    void this.desk.words;
    return new Map<string, string>();
  });

  /** The ways to elect into a council, or a councillor into it. */
  elections(council: CouncilCouncil, by: Election): readonly ChoiceOf<Election>[] {
    return choicesOfType(this.choices, by).filter(({ action }) => action.council === council);
  }

  canElect(council: CouncilCouncil): boolean {
    return this.elections(council, "elect").length + this.elections(council, "send").length > 0;
  }

  /** As what an election would be made: as the reader chose it, if that can be done. */
  electionInto(council: CouncilCouncil): Election {
    if (this.elections(council, this.#election).length > 0) return this.#election;
    return this.elections(council, "elect").length > 0 ? "elect" : "send";
  }

  electBy(election: Election): void {
    this.#election = election;
  }

  elect(council: CouncilCouncil, colour: CouncilColour, by = this.electionInto(council)): void {
    const choice = this.elections(council, by).find(({ action }) => action.colour === colour);
    this.#actOrAsk(choice, { type: by, council, colour });
  }

  offer(region: CouncilRegion, space: number): ChoiceOf<"acquire" | "free"> | undefined {
    const offers = [...choicesOfType(this.choices, "acquire"), ...choicesOfType(this.choices, "free")];
    return offers.find(({ action }) => action.region === region && action.space === space);
  }

  readonly #own = $derived.by(() => (this.open?.kind === "own" ? this.open.permit : null));

  /** The permits with which one can place in a city: of one's own that is taken up, no other. */
  placings(city: CouncilCity): readonly ChoiceOf<"place">[] {
    const fitting = this.#own === null ? choicesOfType(this.choices, "place") : this.placingsWith(this.#own);
    return fitting.filter(({ action }) => action.city === city);
  }

  placingsWith(permit: CouncilPermit): readonly ChoiceOf<"place">[] {
    return choicesOfType(this.choices, "place").filter(({ action }) => action.permit === permit);
  }

  visit(city: CouncilCity): ChoiceOf<"visit"> | undefined {
    if (this.#own !== null) return undefined;
    return choicesOfType(this.choices, "visit").find(({ action }) => action.city === city);
  }

  repeat(city: CouncilCity): ChoiceOf<"repeat"> | undefined {
    return choicesOfType(this.choices, "repeat").find(({ action }) => action.city === city);
  }

  reuse(permit: CouncilPermit): ChoiceOf<"reuse"> | undefined {
    return choicesOfType(this.choices, "reuse").find(({ action }) => action.permit === permit);
  }

  plain(action: CouncilAction): CouncilChoice | undefined {
    const wanted = JSON.stringify(action);
    return this.choices.find((choice) => JSON.stringify(choice.action) === wanted);
  }

  pressCouncil(council: CouncilCouncil): void {
    const [choice] = this.elections(council, this.electionInto(council));
    this.#takeOrAsk(choice, { kind: "council", council }, electionOf(this.fields, council));
  }

  pressOffer(region: CouncilRegion, space: number): void {
    const choice = this.offer(region, space);
    const asked = offerOf(this.fields, region, space);
    if (choice?.action.type === "free") this.#actOrAsk(choice, asked);
    else this.#takeOrAsk(choice, { kind: "permit", region, space }, asked);
  }

  pressCity(city: CouncilCity): void {
    const [repeat, [placing]] = [this.repeat(city), this.placings(city)];
    const asked = visitOf(this.fields, city);
    if (repeat !== undefined) this.#actOrAsk(repeat, asked);
    else if (this.#own !== null) this.#actOrAsk(placing, { type: "place", permit: this.#own, city });
    else if (placing !== undefined) this.#takeOrAsk(placing, { kind: "city", city }, asked);
    else this.#takeOrAsk(this.visit(city), { kind: "visit", city }, asked);
  }

  payForVisit(city: CouncilCity): void {
    this.#take({ kind: "visit", city });
  }

  pressPermit(permit: CouncilPermit): void {
    const [reuse, [placing]] = [this.reuse(permit), this.placingsWith(permit)];
    const asked = placingOf(this.fields, permit);
    if (reuse !== undefined) this.#actOrAsk(reuse, asked);
    else this.#takeOrAsk(placing, { kind: "own", permit }, asked);
  }

  /** New permits on offer come to light, and that cannot be taken back: it is asked first. */
  pressChange(region: CouncilRegion): void {
    const change: CouncilAction = { type: "change", region };
    this.#takeOrAsk(this.plain(change), { kind: "change", region }, change);
  }

  /** A card of the hand: laid for the payment, if it fits. */
  lay(card: CouncilCard): void {
    const { payment } = this;
    if (payment !== null && !this.desk.isAsking && canLay(payment, card)) this.#lay([...payment.drafted, card]);
    else this.desk.ask({ type: "lay", card }, payment ? unsentOf(payment) : []);
  }

  takeBack(card: CouncilCard): void {
    const { drafted = [] } = this.payment ?? {};
    const at = drafted.lastIndexOf(card);
    if (at >= 0) this.#lay(drafted.toSpliced(at, 1));
  }

  layCheapest(): void {
    const { payment } = this;
    const way = payment && cheapest(payment);
    if (payment && way) this.#lay(drafting(payment, way));
  }

  pay(): void {
    if (this.payment !== null) this.act(actionsFor(this.payment));
  }

  /** Somebody is shown a sensible move: what has to be paid for is laid out here, and paid when it is shown again. */
  takeUp(action: CouncilAction): boolean {
    const open = openOf(action);
    if (open === null) return false;
    const isLaid = JSON.stringify(open) === JSON.stringify(this.open) && countOf(this.payment?.laid ?? []) > 0;
    if (isLaid) {
      this.pay();
    } else {
      this.#keep({ open, cards: [], position: this.#position });
      this.layCheapest();
    }
    return true;
  }

  do(action: CouncilAction): void {
    this.#actOrAsk(this.plain(action), action);
  }

  letGo(): void {
    this.#keep(null);
  }

  /** What was put together lies there until it is accepted: meanwhile, and where it is refused, it is not lost. */
  async act(actions: readonly CouncilAction[]): Promise<void> {
    const draft = this.#draft;
    if (draft !== null && draft === this.#sent) return;
    this.#sent = draft;
    const isAccepted = await this.desk.act(actions);
    this.#sent = null;
    if (isAccepted && this.#draft === draft) this.letGo();
  }

  #actOrAsk(choice: CouncilChoice | undefined, asked: CouncilAction): void {
    if (choice === undefined || this.desk.isAsking) this.desk.ask(choice?.action ?? asked);
    else this.act([choice.action]);
  }

  /** Whoever asks about what can be done is told so. */
  #takeOrAsk(choice: CouncilChoice | undefined, open: Open, asked: CouncilAction): void {
    if (choice === undefined || this.desk.isAsking) this.desk.ask(choice?.action ?? asked);
    else this.#take(open);
  }

  #take(open: Open): void {
    const isAgain = JSON.stringify(open) === JSON.stringify(this.open);
    this.#keep(isAgain ? null : { open, cards: [], position: this.#position });
  }

  #lay(cards: readonly CouncilCard[]): void {
    const open = this.#held?.open ?? { kind: "council", council: "queen" };
    this.#keep({ open, cards, position: this.#position });
  }

  #keep(draft: Draft | null): void {
    this.#draft = draft;
    keepDraft(this.desk.state.table, draft);
  }
}
