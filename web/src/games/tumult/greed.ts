/** The tumult over a good, in words. */
import { capital } from "../../words/lines.ts";
import type { Counting } from "./reading.ts";
import type { TumultTable } from "./table.svelte.ts";
import { costOf } from "./untold.ts";

function looked(table: TumultTable): Counting | undefined {
  return table.counted?.tumults[table.good];
}

/** Whose greed is spoken of. */
export function greedy(table: TumultTable): number | null {
  return looked(table)?.greediest ?? null;
}

export function greedSentence(table: TumultTable): string {
  const counting = looked(table);
  return counting ? outcome(table, counting) : "";
}

/** What was left and what came of it, good by good: for whoever listens. What others lose is told with what they do. */
export function revealed(table: TumultTable): string {
  const countings = table.counted?.tumults ?? [];
  const left = Object.fromEntries(countings.map(({ good, left }) => [good, left]));
  const came = countings.flatMap((one, good) => [outcome(table, one), ...ownLoss(table, good)]);
  return [`${table.named("event-left_over", left)}.`, ...came].join(" ");
}

/** What was left and what each took in the trial run. */
export function tried(table: TumultTable): string {
  const { desk } = table;
  return table.beginning.trial.map(({ sentence }) => `${capital(desk.words.say(sentence, desk.company))}.`).join(" ");
}

function ownLoss(table: TumultTable, good: number): string[] {
  const supporters = costOf(table.desk.state.story, good, table.seat);
  return supporters > 0 ? [`${capital(table.named("event-lost", { seat: { seat: table.seat }, supporters }))}.`] : [];
}

function outcome(table: TumultTable, { good, greediest }: Counting): string {
  if (greediest === null) return table.say("calm-over", { good });
  return table.say("tumult-over", { good, seat: { seat: greediest } });
}

export function greedLine(table: TumultTable): string {
  const counting = looked(table);
  return counting ? verdict(table, counting) : "";
}

/** Why just this one is the greediest. */
export function verdict(table: TumultTable, { greediest, seats }: Counting): string {
  if (greediest === null) return table.say("enough-left");
  const seat = { seat: greediest };
  const count = seats[greediest]?.counted ?? 0;
  const equals = seats.flatMap(({ counted }, at) => (counted === count && at !== greediest ? [{ seat: at }] : []));
  if (count === 0) return table.say("nobody-counts", { seat });
  if (equals.length === 0) return table.say("counts-most", { seat, count });
  return table.say("counts-equal", { seat, seats: [seat, ...equals], count });
}
