import { Problem } from "../wire/http.ts";
import { say } from "../words/speech.svelte.ts";

/** What the server is asked to do by a press: once, however often that is pressed meanwhile; and why it was not done. */
export class Attempt {
  #isUnderWay = $state(false);
  #why = $state("");

  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  /** A sentence; empty if nothing went wrong. */
  get why(): string {
    return this.#why;
  }

  async make(what: () => Promise<void>): Promise<void> {
    if (this.#isUnderWay) return;
    [this.#isUnderWay, this.#why] = [true, ""];
    try {
      await what();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.#why = problem.refusal?.words ?? say("hall-failed");
    } finally {
      this.#isUnderWay = false;
    }
  }
}
