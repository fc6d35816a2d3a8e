/** What a player is doing, in a word or two for the banner. */
import type { TumultTable } from "./table.svelte.ts";

interface Doing {
  readonly words: string;
  readonly piece: string | null;
  readonly isLive: boolean;
  readonly isGreedy: boolean;
}

export function doing(table: TumultTable, seat: number): Doing | null {
  const { phase, ranks, ready, hands, done, greedy, placed } = table.fields;
  const plain = (message: string, piece: string | null = null, isLive = false): Doing => ({
    words: table.say(message, { seat: { seat } }),
    piece,
    isLive,
    isGreedy: false,
  });
  if (table.sight?.type === "spin")
    return ranks[0] === seat ? plain("does-spin", `hand-${table.tint(seat)}`, true) : null;
  if (phase === "ready") {
    if (ranks[0] === seat) return plain("does-turn", "crown-1");
    return ready.includes(seat) ? plain("does-ready", "ui-check", true) : plain("does-wait");
  }
  if (table.isRobbing) {
    if (done.includes(seat)) return plain("does-rob-no-more");
    return (hands[seat] ?? -1) >= 0 ? plain("does-look", `hand-${table.tint(seat)}`, true) : plain("does-nothing");
  }
  if (greedy.includes(seat) && phase !== "over") return { ...plain("does-greedy", "tumult"), isGreedy: true };
  if (phase !== "placing" && phase !== "paying") return null;
  if (table.desk.state.actors.includes(seat)) return plain("does-place", null, true);
  return placed.includes(seat) ? plain("does-placed") : null;
}
