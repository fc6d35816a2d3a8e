import type { MyTable } from "../wire/messages.ts";
import { say } from "../words/speech.svelte.ts";

/** What one is to expect at a table of one's own: whose turn it is, or what is missing before it begins. */
export function expected({ table, waiting, awaited }: MyTable): string {
  if (table.state === "over") return say("hall-over");
  if (table.state === "open") return gathering(table.seats.filter(({ kind }) => kind === "open").length);
  if (waiting) return say("hall-your-turn");
  const isAwaited = awaited.length > 0;
  const [first, ...others] = table.seats.filter(({ kind }, seat) =>
    isAwaited ? awaited.includes(seat) : kind === "bot",
  );
  if (first && others.length === 0) return say("hall-turn-of", { name: first.name });
  return say(isAwaited ? "hall-others-turn" : "hall-bots-turn");
}

function gathering(count: number): string {
  return count > 0 ? `${say("hall-gathering")} · ${say("hall-seats-free", { count })}` : say("hall-gathered");
}
