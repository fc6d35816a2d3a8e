import { reach } from "../house/reach.svelte.ts";
import type { TableState } from "../wire/apply.ts";
import type { Acknowledged, AnyAction, Refusal, Refused } from "../wire/messages.ts";
import type { Table } from "../wire/table.svelte.ts";
import type { Company, Words } from "../words/words.ts";
import type { Answered, Desk } from "./desk.ts";
import type { Viewing } from "./viewing.svelte.ts";

const SWIFT = 400; // milliseconds: what is pressed so soon after a move was meant to come after it

/** The table that a reader sits at, as it is shown to him. */
export class LiveDesk implements Desk {
  readonly #table: Table;
  readonly #viewing: Viewing;
  readonly #spoken: () => Words;
  readonly #first: TableState;
  #slip = $state.raw<Answered | null>(null);
  #slipTurn = ""; // when it was said
  #pressed: readonly string[] = []; // since the entry that is shown, and not refused
  #underWay: Promise<boolean> | null = null; // whether the last move was accepted, until that is known
  #movedAt = -Infinity; // by `performance.now()`
  #isAsking = $state(false);

  constructor(table: Table, viewing: Viewing, first: TableState, spoken: () => Words) {
    this.#table = table;
    this.#viewing = viewing;
    this.#first = first;
    this.#spoken = spoken;
  }

  /** As it is shown. */
  get state(): TableState {
    return this.#viewing.shown ?? this.#first;
  }

  readonly words = $derived.by(() => this.#spoken());

  /** The same from entry to entry while nobody sits elsewhere: then no sentence has to be said anew. */
  readonly company = $derived.by((): Company => {
    const { seats, seat: reader } = this.state;
    const names = seats.map(({ name }, at) => (at === reader ? this.words.format("name-you") : name));
    return { names, titles: seats.map(({ title }) => title), reader };
  });

  /** What was last refused or asked about, until something else happens. */
  get slip(): Answered | null {
    return this.#slip;
  }

  get isAsking(): boolean {
    return this.#isAsking;
  }

  /** Whoever asks anew has read what was answered before. */
  set isAsking(isAsking: boolean) {
    this.#isAsking = isAsking;
    if (isAsking) this.#slip = null;
  }

  /** What the others are asked now, whatever is shown of the table. */
  get request(): TableState["request"] {
    return this.#table.known?.request ?? null;
  }

  /** Whether there may be something of the reader's own to take back. */
  get hasActed(): boolean {
    const { seat, askers, can_undo } = this.state;
    return can_undo || (seat !== null && askers.includes(seat));
  }

  get knownAt(): number {
    return this.#table.knownAt;
  }

  get latency(): number | null {
    return this.#table.connection.latency;
  }

  async act(actions: readonly AnyAction[], piece = ""): Promise<boolean> {
    const [first] = actions;
    if (this.isAsking && first) {
      await this.ask(first);
      return false;
    }
    if (!reach.canMove) return false;
    const pressed = JSON.stringify([this.state.number, actions, piece]);
    if (this.#pressed.includes(pressed)) return false;
    this.#pressed = [...this.#pressed.filter((one) => one.startsWith(`[${this.state.number},`)), pressed];
    [this.#slip, this.#movedAt] = [null, performance.now()];
    const answer = await this.#inTurn(actions);
    if (answer?.type !== "acknowledged") {
      this.#pressed = this.#pressed.filter((one) => one !== pressed);
      if (answer) this.reply(answer, actions[answer.action ?? 0]?.type);
      return false;
    }
    return true;
  }

  /** Moves go out one after the other: what is pressed while one is under way waits for its answer. It is let go where
   * that one was refused, or where it cannot be done any more. */
  async #inTurn(actions: readonly AnyAction[]): Promise<Acknowledged | Refused | null> {
    const before = this.#underWay;
    const asked = (async () => {
      const isOff = before !== null && (!(await before) || !this.#isLegal(actions[0]));
      return isOff ? null : this.#table.act(...actions);
    })();
    const isAccepted = asked.then((answer) => answer?.type === "acknowledged");
    this.#underWay = isAccepted;
    const answer = await asked;
    if (this.#underWay === isAccepted) this.#underWay = null;
    return answer;
  }

  /** As things stand at the table, whatever is shown of it. */
  #isLegal(wanted: AnyAction | undefined): boolean {
    const said = JSON.stringify(wanted);
    return Object.values(this.#table.known?.choices ?? {}).some(({ action }) => JSON.stringify(action) === said);
  }

  async ask(action: AnyAction, after: readonly AnyAction[] = []): Promise<void> {
    const isNext = !this.isAsking && performance.now() - this.#movedAt < SWIFT;
    this.isAsking = false;
    if (reach.isLost) return;
    if (isNext && (await this.#underWay) && after.length === 0 && this.#isLegal(action)) return void this.act([action]);
    const answer = await this.#table.whyNot(action, after);
    this.reply(answer.type === "refused" ? answer : answer.refusal, action.type);
  }

  async undo(): Promise<void> {
    if (!reach.canMove) return;
    await this.#underWay;
    this.#settle(this.state.can_undo ? this.#table.undo() : this.#table.askUndo());
  }

  answer(agrees: boolean): void {
    this.#settle(this.#table.answer(agrees));
  }

  reply(refusal: Refusal | null, kind = ""): void {
    this.isAsking = false;
    [this.#slip, this.#slipTurn] = [{ refusal, kind }, this.#turn];
  }

  /** What was said of one turn is not true of the next. */
  dropStale(): void {
    if (this.#turn !== this.#slipTurn) this.#slip = null;
  }

  get #turn(): string {
    const { state, seat, actors, number } = this.state;
    const whose = seat !== null && actors.includes(seat) ? "own" : String(actors);
    return this.#viewing.isLive ? `${state} ${whose}` : `earlier ${number}`;
  }

  forget(): void {
    this.#slip = null;
  }

  async #settle(asked: Promise<Acknowledged | Refused>): Promise<void> {
    this.#slip = null;
    const answer = await asked;
    if (answer.type === "refused") this.reply(answer);
  }
}
