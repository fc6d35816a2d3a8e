import { apply, begin, type TableState } from "./apply.ts";
import { Connection, type Heard, type Move } from "./connection.svelte.ts";
import type { Acknowledged, AnyAction, Entry, FromPlayer, Reason, Refusal, Refused, UpToDate } from "./messages.ts";

/** One open table: what this reader knows of it, kept up to date, and what he can ask for. */
export class Table {
  readonly #id: string;
  readonly #followed: (known: TableState) => void;
  readonly connection: Connection;
  #known = $state.raw<TableState | null>(null);
  #problem = $state.raw<Refusal | null>(null);
  #knownAt = $state.raw(0);

  /** `followed` hears of every entry, also of those that come together. */
  constructor(id: string, followed: (known: TableState) => void = () => {}) {
    this.#id = id;
    this.#followed = followed;
    this.connection = new Connection({
      greeting: () => this.#join(this.#known?.number ?? null),
      receive: (message) => this.#receive(message),
    });
  }

  /** Null until the first snapshot has come. */
  get known(): TableState | null {
    return this.#known;
  }

  /** By `performance.now()`: since then the sand has run. */
  get knownAt(): number {
    return this.#knownAt;
  }

  /** Why the table cannot be read. */
  get problem(): Refusal | null {
    return this.#problem;
  }

  act(...actions: AnyAction[]): Promise<Acknowledged | Refused> {
    return this.#move({ type: "act", seen: this.#seen, actions });
  }

  undo(): Promise<Acknowledged | Refused> {
    return this.#move({ type: "undo", seen: this.#seen });
  }

  askUndo(): Promise<Acknowledged | Refused> {
    return this.#move({ type: "ask-undo", seen: this.#seen });
  }

  answer(agrees: boolean): Promise<Acknowledged | Refused> {
    return this.#move({ type: "answer", seen: this.#seen, agrees });
  }

  whyNot(action: AnyAction, after: readonly AnyAction[]): Promise<Reason | Refused> {
    return this.connection.whyNot(action, after);
  }

  close(): void {
    this.connection.close();
  }

  get #seen(): number {
    return this.#known?.number ?? 0;
  }

  #move(move: Move): Promise<Acknowledged | Refused> {
    return this.connection.move(move);
  }

  #join(seen: number | null): FromPlayer {
    return { type: "join", table: this.#id, seen };
  }

  /** Begin anew, without loading the page: something was missed. */
  #resync(): void {
    this.connection.send(this.#join(null));
  }

  #receive(message: Heard): void {
    switch (message.type) {
      case "snapshot":
        this.#know(begin(message));
        break;
      case "entry":
        this.#follow(message);
        break;
      case "spectators":
        if (this.#known !== null) this.#known = { ...this.#known, spectators: message.spectators };
        break;
      case "up-to-date":
        this.#check(message);
        break;
      case "refused":
        this.#problem = message;
        break;
      case "lobby":
        break;
      default:
        message satisfies never;
    }
  }

  #follow(entry: Entry): void {
    const known = this.#known;
    if (known !== null && entry.number <= known.number) return; // seen
    if (known === null || entry.number !== known.number + 1) this.#resync();
    else this.#know(apply(known, entry));
  }

  #check({ number, seat, clock, spectators }: UpToDate): void {
    if (number !== this.#known?.number || seat !== this.#known.seat) this.#resync();
    else this.#know({ ...this.#known, clock, spectators }); // sand ran on meanwhile, and people came and went
  }

  #know(known: TableState): void {
    this.#known = known;
    this.#knownAt = performance.now();
    this.#problem = null;
    this.#followed(known);
  }
}
