import { refusalOf, request } from "../wire/http.ts";
import type { AnyAction, Choice } from "../wire/messages.ts";
import type { LiveDesk } from "./desk.svelte.ts";
import { hasJustActed, isMine } from "./desk.ts";

/** Whether a board has taken an action up, to put together what belongs to it before all is sent at once. */
export type TakeUp = (action: AnyAction) => boolean;

/** A sensible move that was played for the reader, until something else happens. */
export class Advice {
  readonly #desk: LiveDesk;
  readonly #takeUp: TakeUp;
  #choice = $state.raw<Choice | null>(null);
  #number = 0; // of the entry that it became
  #isAsking = false;
  #hasWaited = false; // others have had the turn since

  constructor(desk: LiveDesk, takeUp: TakeUp) {
    this.#desk = desk;
    this.#takeUp = takeUp;
  }

  /** What was played, as it was offered. */
  get choice(): Choice | null {
    return this.#choice;
  }

  forget(): void {
    this.#choice = null;
  }

  /** When the reader goes on by himself, has the turn again, or sand runs, or all is over, nothing more is said of it. */
  follow(): void {
    const { number, state, clock } = this.#desk.state;
    const hasGoneOn = hasJustActed(this.#desk) && number > this.#number;
    const isAnew = this.#hasWaited && isMine(this.#desk);
    this.#hasWaited = !isMine(this.#desk);
    if (state === "over" || clock !== null || hasGoneOn || isAnew) this.forget();
  }

  async show(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    await this.#play().catch((problem: unknown) => {
      const refusal = refusalOf(problem);
      if (refusal) this.#desk.reply(refusal);
    });
    this.#isAsking = false;
  }

  async #play(): Promise<void> {
    const { table } = this.#desk.state;
    const { action, number } = await request("POST /api/tables/{table}/advice", { table });
    const wanted = JSON.stringify(action);
    const choice = Object.values(this.#desk.state.choices).find((one) => JSON.stringify(one.action) === wanted);
    if (choice === undefined) return;
    if (this.#takeUp(action)) [this.#choice, this.#number] = [choice, number];
    else if (await this.#desk.act([action])) [this.#choice, this.#number] = [choice, number + 1];
    this.follow(); // by what came while it was asked for
  }
}
