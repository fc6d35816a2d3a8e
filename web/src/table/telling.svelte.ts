import type { Line } from "../wire/messages.ts";
import type { Desk } from "./desk.ts";

/** What is told aloud of the story: the lines of others, joined, once their turn is over. */
export class Telling {
  readonly #desk: Desk;
  readonly #unspoken: ReadonlySet<string>; // messages that nobody needs to hear
  #turns: number; // that were told, or begun before the reader came
  #lines = 0; // of the turn after them
  #news = $state("");

  constructor(desk: Desk, unspoken: ReadonlySet<string> = new Set()) {
    this.#desk = desk;
    this.#unspoken = unspoken;
    this.#turns = Math.max(0, desk.state.story.length - 1);
  }

  get news(): string {
    return this.#news;
  }

  follow(): void {
    const { story, seat, actors, state } = this.#desk.state;
    const isWaiting = state === "over" || (seat !== null && actors.includes(seat));
    const last = story.length - 1;
    if (last < this.#turns) [this.#turns, this.#lines] = [Math.max(0, last), 0]; // something was taken back
    this.#lines = Math.min(this.#lines, story[this.#turns]?.length ?? 0);
    const known = story.slice(this.#turns, isWaiting ? story.length : last);
    const lines = known.flat().slice(this.#lines);
    if (known.length > 0) [this.#turns, this.#lines] = isWaiting ? [last, story[last]?.length ?? 0] : [last, 0];
    const news = told(
      this.#desk,
      lines.filter(({ sentence }) => !this.#unspoken.has(sentence.message)),
    );
    if (news) this.#news = news;
  }
}

/** Lines of the log end without a full stop: whoever listens would hear no pause between them. */
function spoken(line: string): string {
  return /[.!?:]$/.test(line) ? line : `${line}.`;
}

/** Whoever plays knows what he did. */
function told({ state, words, company }: Desk, lines: readonly Line[]): string {
  const others = lines.filter(({ seat }) => seat === null || seat !== state.seat);
  return others.map(({ sentence }) => spoken(words.say(sentence, company))).join(" ");
}
