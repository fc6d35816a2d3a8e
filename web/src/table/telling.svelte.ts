import type { Line } from "../wire/messages.ts";
import type { Desk } from "./desk.ts";

/** What is told aloud of the story: the lines of others, joined, once their turn is over. */
export class Telling {
  readonly #desk: Desk;
  #turns: number; // that were told, or begun before the reader came
  #news = $state("");

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#turns = Math.max(0, desk.state.story.length - 1);
  }

  get news(): string {
    return this.#news;
  }

  follow(): void {
    const { story, seat, actors, state } = this.#desk.state;
    const isWaiting = state === "over" || (seat !== null && actors.includes(seat));
    const done = isWaiting ? story.length : story.length - 1;
    if (done < this.#turns) this.#turns = done; // something was taken back
    if (done <= this.#turns) return;
    const lines = story.slice(this.#turns, done).flat();
    this.#turns = done;
    const news = told(this.#desk, lines);
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
