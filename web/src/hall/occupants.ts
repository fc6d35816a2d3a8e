import type { BotDescription } from "../wire/messages.ts";
import { say } from "../words/speech.svelte.ts";
import type { Words } from "../words/words.ts";

/** Who may sit in a seat apart from whoever chooses: somebody who comes, a bot of some strength, nobody. */
export interface Occupant {
  readonly kind: "open" | "bot" | "nobody";
  readonly bot?: string;
}

/** One of them as a word, by which a picker knows it. */
export function keyOf({ kind, bot }: { kind: string; bot?: string | null }): string {
  return kind === "bot" ? `bot-${bot}` : kind;
}

/** All of them, with the words for each. */
export function occupants(bots: readonly BotDescription[], words: Words | null) {
  const all: { occupant: Occupant; label: string }[] = [
    { occupant: { kind: "open" }, label: say("new-friend") },
    ...bots.map(({ bot, name }) => ({
      occupant: { kind: "bot" as const, bot },
      label: say("new-bot-of", { strength: words?.say({ message: name }) ?? "" }),
    })),
    { occupant: { kind: "nobody" }, label: say("new-nobody") },
  ];
  return all.map((one) => ({ ...one, value: keyOf(one.occupant) }));
}
