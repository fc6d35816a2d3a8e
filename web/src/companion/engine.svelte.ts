import { GameWords, games } from "../house/games.svelte.ts";
import { Problem, request } from "../wire/http.ts";
import type { Addresses, Sentence } from "../wire/messages.ts";
import { speech } from "../words/speech.svelte.ts";
import { players } from "./players.svelte.ts";

type Asked = Extract<keyof Addresses, `POST /api/companion/${string}`>;

const PAUSE = 150; // milliseconds: whoever counts presses several times

/** A question that the game's rules answer, asked again whenever what was counted changes. */
export class Question<A extends Asked> {
  readonly #address: A;
  readonly #game: string;
  readonly #words = new GameWords();
  #answer = $state.raw<Addresses[A]["answer"] | null>(null);
  #problem = $state.raw<Problem | null>(null);
  #tries = $state(0);

  constructor(address: A, game: string) {
    this.#address = address;
    this.#game = game;
  }

  /** The last one: what is counted on meanwhile does not take it away. */
  get answer(): Addresses[A]["answer"] | null {
    return this.#answer;
  }

  /** Whether nobody answers. */
  get isAlone(): boolean {
    return this.#problem !== null && this.#problem.refusal === null;
  }

  /** Why what was counted cannot be. */
  get refusal(): string {
    const sentence = this.#problem?.refusal?.sentence;
    return sentence ? this.said(sentence) : "";
  }

  /** A sentence of the answer, in the words of the game. */
  said(sentence: Sentence): string {
    return this.#words.of(this.#game)?.say(sentence, players.company) ?? "";
  }

  readonly again = (): void => {
    this.#tries += 1;
  };

  /** To be called in an effect: it runs again when the body or the language changes. */
  ask(body: Addresses[A]["body"]): () => void {
    void [this.#tries, speech.language]; // it is asked again when these change
    let isWanted = true;
    const timer = setTimeout(() => void this.#send(body, () => isWanted), PAUSE);
    addEventListener("online", this.again);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      removeEventListener("online", this.again);
    };
  }

  async #send(body: Addresses[A]["body"], isWanted: () => boolean): Promise<void> {
    try {
      await this.#speak();
      const answer = await (request as Ask<A>)(this.#address, { body });
      if (!isWanted()) return;
      this.#answer = answer;
      this.#problem = null;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (isWanted()) this.#problem = error;
    }
  }

  async #speak(): Promise<void> {
    const about = (await games()).games.find(({ game }) => game === this.#game);
    if (about) await this.#words.load(about);
  }
}

type Ask<A extends Asked> = (address: A, given: { body: Addresses[A]["body"] }) => Promise<Addresses[A]["answer"]>;
