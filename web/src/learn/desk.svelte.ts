import type { LiveDesk } from "../table/desk.svelte.ts";
import type { Answered, Desk } from "../table/desk.ts";
import type { Viewing } from "../table/viewing.svelte.ts";
import type { TableState } from "../wire/apply.ts";
import type { Connection } from "../wire/connection.svelte.ts";
import type { AnyAction, Refusal } from "../wire/messages.ts";
import type { Company, Words } from "../words/words.ts";

/** What a desk has to know of its lesson. */
export interface Teacher {
  wants(action: AnyAction): boolean;
  act(actions: readonly AnyAction[]): Promise<boolean>;
  ask(action: AnyAction, after?: readonly AnyAction[]): Promise<void>;
  reply(refusal: Refusal | null): void;
}

/** A table of a lesson: of all that is legal there only what the step asks for is offered. */
export class LessonDesk implements Desk {
  readonly #teacher: Teacher;
  readonly live: LiveDesk;
  readonly viewing: Viewing;
  readonly connection: Connection;

  constructor(teacher: Teacher, live: LiveDesk, viewing: Viewing, connection: Connection) {
    this.#teacher = teacher;
    this.live = live;
    this.viewing = viewing;
    this.connection = connection;
  }

  readonly state = $derived.by((): TableState => {
    const wanted = Object.entries(this.live.state.choices).filter(([, { action }]) => this.#teacher.wants(action));
    return { ...this.live.state, choices: Object.fromEntries(wanted) };
  });

  /** With all that is legal. */
  get shown(): TableState {
    return this.live.state;
  }

  get words(): Words {
    return this.live.words;
  }

  get company(): Company {
    return this.live.company;
  }

  get isAsking(): boolean {
    return this.live.isAsking;
  }

  get knownAt(): number {
    return this.live.knownAt;
  }

  get latency(): number | null {
    return this.live.latency;
  }

  get slip(): Answered | null {
    return this.live.slip;
  }

  act(actions: readonly AnyAction[]): Promise<boolean> {
    return this.#teacher.act(actions);
  }

  ask(action: AnyAction, after?: readonly AnyAction[]): void {
    void this.#teacher.ask(action, after);
  }

  reply(refusal: Refusal | null): void {
    this.#teacher.reply(refusal);
  }

  forget(): void {
    this.live.forget();
  }
}
