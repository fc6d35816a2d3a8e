import { reach } from "../house/reach.svelte.ts";
import type { TableState } from "../wire/apply.ts";
import type { Acknowledged, AnyAction, Refusal, Refused } from "../wire/messages.ts";
import type { Table } from "../wire/table.svelte.ts";
import type { Company, Words } from "../words/words.ts";
import type { Answered, Desk } from "./desk.ts";
import type { Viewing } from "./viewing.svelte.ts";

/** The table that a reader sits at, as it is shown to him. */
export class LiveDesk implements Desk {
  readonly #table: Table;
  readonly #viewing: Viewing;
  readonly #spoken: () => Words;
  readonly #first: TableState;
  #slip = $state.raw<Answered | null>(null);
  #hasActed = $state(false);
  #accepted = ""; // what was done last: pressed twice before it is seen, the second time is refused without a word
  isAsking = $state(false);

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

  /** Whether there may be something of the reader's own to take back. */
  get hasActed(): boolean {
    return this.#hasActed || this.state.can_undo;
  }

  get knownAt(): number {
    return this.#table.knownAt;
  }

  get latency(): number | null {
    return this.#table.connection.latency;
  }

  async act(actions: readonly AnyAction[]): Promise<boolean> {
    const [first] = actions;
    if (this.isAsking && first) {
      await this.ask(first);
      return false;
    }
    if (!reach.canMove) return false;
    const pressed = JSON.stringify([this.state.number, actions]);
    this.#slip = null;
    const answer = await this.#table.act(...actions);
    if (answer.type === "refused") {
      if (pressed !== this.#accepted) this.reply(answer, actions[answer.action ?? 0]?.type);
      return false;
    }
    [this.#accepted, this.#hasActed] = [pressed, true];
    return true;
  }

  async ask(action: AnyAction, after: readonly AnyAction[] = []): Promise<void> {
    this.isAsking = false;
    if (reach.isLost) return;
    const answer = await this.#table.whyNot(action, after);
    this.reply(answer.type === "refused" ? answer : answer.refusal, action.type);
  }

  undo(): void {
    if (!reach.canMove) return;
    this.#settle(this.state.can_undo ? this.#table.undo() : this.#table.askUndo());
  }

  answer(agrees: boolean): void {
    this.#settle(this.#table.answer(agrees));
  }

  reply(refusal: Refusal | null, kind = ""): void {
    this.isAsking = false;
    this.#slip = { refusal, kind };
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
