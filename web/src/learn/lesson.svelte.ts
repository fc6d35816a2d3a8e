import { reach } from "../house/reach.svelte.ts";
import { settings } from "../house/settings.svelte.ts";
import { LiveDesk } from "../table/desk.svelte.ts";
import { Viewing } from "../table/viewing.svelte.ts";
import { request } from "../wire/http.ts";
import type { AnyAction, LessonStep, Refusal, Sentence } from "../wire/messages.ts";
import { Table } from "../wire/table.svelte.ts";
import type { Words } from "../words/words.ts";
import { LessonDesk } from "./desk.svelte.ts";
import { has, isMade, madeByAll, moveOf, saysTo } from "./judging.ts";
import { keepProgress, type Progress, progressIn } from "./progress.ts";

/** Why a move was not taken: the reason of the rules, what the lesson says to it, or that it comes later. */
export interface Answer {
  readonly sentence: Sentence | null; // null: it is allowed, but not what is asked for
}

/** The lesson of a game as somebody takes it: at which step he is, and the table that it is played at. */
export class Lesson {
  readonly game: string;
  readonly steps: readonly LessonStep[];
  readonly #spoken: () => Words;
  #progress = $state.raw<Progress>() as Progress;
  #at = $state(0);
  #made = $state(0); // moves of the step
  #unanswered = $state(0); // of these
  #isComplete = $state(false);
  #isOver = $state(false);
  #answer = $state.raw<Answer | null>(null);
  #desk = $state.raw<LessonDesk | null>(null);
  #close = (): void => {}; // the table

  constructor(game: string, steps: readonly LessonStep[], wanted: string, spoken: () => Words) {
    this.game = game;
    this.steps = steps;
    this.#spoken = spoken;
    this.#progress = progressIn(game);
    const place = (step: string | null): number => steps.findIndex(({ id }) => id === step);
    this.#at = Math.max(0, place(wanted) < 0 ? place(this.#progress.at) : place(wanted));
  }

  get at(): number {
    return this.#at;
  }

  readonly step = $derived.by(() => this.steps[this.#at] as LessonStep);

  /** Whether the last step is done. */
  get isOver(): boolean {
    return this.#isOver;
  }

  get answer(): Answer | null {
    return this.#answer;
  }

  /** Null until the table of the first step is there. */
  get desk(): LessonDesk | null {
    return this.#desk;
  }

  /** What a step is played for, in one's own tincture. */
  pieceOf({ piece }: LessonStep): string {
    return piece.replace("*", String((this.#desk?.shown.seats[0]?.colour ?? 0) + 1));
  }

  isDone(step: LessonStep): boolean {
    return this.#progress.done.includes(step.id);
  }

  /** Whether the step asks for nothing but to be read. */
  readonly isTold = $derived.by(() => this.step.moves.length === 0 && Object.keys(this.step.until).length === 0);

  /** Whether all has happened that the step asks and waits for. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** Look at every entry: what a step waits for may be over with the next. A move counts when it is answered. */
  follow(): void {
    const { desk, step } = this;
    if (desk === null || this.isTold || this.#isComplete || this.#unanswered > 0 || !isMade(step, this.#made)) return;
    if (!has(desk.shown.fields, step.until)) return;
    this.#isComplete = true;
    this.#tick();
  }

  /** The step is done: not if it is only jumped over. */
  #tick(): void {
    this.#keep({ ...this.#progress, done: [...new Set([...this.#progress.done, this.step.id])] });
  }

  wants(action: AnyAction): boolean {
    return !this.isComplete && this.#after([action]) !== null;
  }

  #after(actions: readonly AnyAction[]): number | null {
    return madeByAll(this.step, this.#made, actions);
  }

  /** Do what is asked for; whatever else somebody does is answered, and the table stays. */
  async act(actions: readonly AnyAction[]): Promise<boolean> {
    const made = this.#after(actions);
    const other = actions.find((action) => !this.wants(action));
    if (made === null || this.isComplete) {
      if (other) this.ask(other);
      return false;
    }
    if (!reach.canMove) return false;
    const { live } = this.#desk as LessonDesk;
    const before = this.#made;
    [this.#answer, this.#made] = [null, made]; // before it is answered: the next move may come sooner
    this.#unanswered++;
    const isAccepted = await live.act(actions).finally(() => this.#unanswered--);
    if (!isAccepted) [this.#answer, this.#made] = [{ sentence: live.slip?.refusal?.sentence ?? null }, before];
    return isAccepted;
  }

  async ask(action: AnyAction, after: readonly AnyAction[] = []): Promise<void> {
    const { live } = this.#desk as LessonDesk;
    const isLegal = Object.values(live.state.choices).some((choice) => has(choice.action, action));
    const says = isLegal ? saysTo(this.step, action) : null; // else the rules have the reason
    if (says !== null) this.#answer = { sentence: { message: `lesson-${this.step.id}.${says}` } };
    else if (!reach.isLost) {
      await live.ask(action, after);
      this.#answer = { sentence: live.slip?.refusal?.sentence ?? null };
    }
  }

  reply(refusal: Refusal | null): void {
    this.#answer = { sentence: refusal?.sentence ?? null };
  }

  /** What is to be done next. */
  readonly move = $derived.by(() => moveOf(this.step, this.#made, Object.values(this.#desk?.shown.choices ?? {})));

  /** Whether all is done that the step asks for, and it goes on by itself. */
  readonly isRunning = $derived.by(() => !this.isTold && isMade(this.step, this.#made));

  /** Do the next thing for whoever learns. */
  show(): void {
    if (this.move !== null) void this.act([this.move]);
  }

  /** The next step: at the table where this one ended, if it goes on there. */
  async next(): Promise<void> {
    if (this.isTold) this.#tick(); // it was read
    const following = this.steps[this.#at + 1];
    if (following === undefined) {
      this.#isOver = true;
      this.#keep({ ...this.#progress, at: null, isOver: true });
      return;
    }
    if (following.anew) await this.go(this.#at + 1);
    else this.#begin(this.#at + 1);
  }

  /** To a step as it begins, be it ahead, behind or this one again. */
  async go(at: number): Promise<void> {
    const step = this.steps[at];
    if (step === undefined) return;
    const body = { title: settings.title, colour: settings.colour };
    const { table } = await request("POST /api/lessons/{game}/{step}", { game: this.game, step: step.id, body });
    this.#sit(table.id, at);
  }

  close(): void {
    this.#close();
  }

  /** The table before stays in sight until the new one is known. */
  #sit(id: string, at: number): void {
    const viewing = new Viewing();
    let live: LiveDesk | null = null;
    const table = new Table(id, (known) => {
      viewing.receive(known);
      if (live !== null) return;
      live = new LiveDesk(table, viewing, known, this.#spoken);
      this.#close();
      this.#close = () => [table.close(), viewing.close()];
      this.#begin(at);
      this.#desk = new LessonDesk(this, live, viewing, table.connection);
    });
  }

  #begin(at: number): void {
    [this.#at, this.#made, this.#answer, this.#isComplete, this.#isOver] = [at, 0, null, false, false];
    this.#keep({ ...this.#progress, at: this.step.id });
  }

  #keep(progress: Progress): void {
    this.#progress = progress;
    keepProgress(this.game, progress);
  }
}
