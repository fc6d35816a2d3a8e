import type { TumultFields } from "../../wire/games.ts";
import type { Line } from "../../wire/messages.ts";
import type { Counting, TumultDerived } from "./reading.ts";
import type { Turns } from "./untold.ts";

/** Something to be looked at before play goes on; by its key it is known again once it was seen. */
export interface Sight {
  readonly type: "realm" | "trial" | "spin" | "tumults";
  readonly key: string;
}

const TRIAL_OVER = "event-practice_over";
const ENDS = ["event-crowned", "event-first_statue", TRIAL_OVER];
const TURNED_UP = ["event-left_over", "event-robbed"];

/** How the realm came to be as it is when a round begins: by a crown, or by the last of the first statues. After the
 * trial run it is as it was. */
export function endingOf(story: Turns): Line | null {
  const end = lastEnd(story);
  return end && end.seat !== null ? end : null;
}

/** What was left and what each took in the trial run, where the round began with its end. */
export function trialOf(story: Turns): Line[] {
  if (lastEnd(story)?.sentence.message !== TRIAL_OVER) return [];
  return story.flat().filter(({ sentence }) => TURNED_UP.includes(sentence.message));
}

function lastEnd(story: Turns): Line | undefined {
  return story.flat().findLast(({ sentence }) => ENDS.includes(sentence.message));
}

export const realmIn = ({ rounds }: Pick<TumultFields, "rounds">): Sight => ({ type: "realm", key: `realm-${rounds}` });

export const TRIAL: Sight = { type: "trial", key: "trial" };

/** The spinner, unless the king spins later. */
export function spinIn({ rounds, demand }: TumultFields): Sight[] {
  return (demand[0] ?? 0) > 0 ? [{ type: "spin", key: `spin-${rounds}` }] : [];
}

/** The counting of the tumults, in the moment after it. */
export function tumultsIn({ phase, rounds }: TumultFields, derived: TumultDerived): Sight[] {
  const isCounted = phase === "placing" || phase === "paying";
  return isCounted && derived.tumults !== null ? [{ type: "tumults", key: `tumults-${rounds}` }] : [];
}

/** The tumults of a round, counted while the ranks were these: they are given anew when the round ends. */
export interface Counted {
  readonly key: string;
  readonly round: number;
  readonly number: number; // of the entry after which they were first seen
  readonly tumults: readonly Counting[];
  readonly ranks: readonly number[];
}

export function countedIn({ rounds, ranks }: TumultFields, { tumults }: TumultDerived, number: number): Counted | null {
  return tumults === null ? null : { key: `tumults-${rounds}`, round: rounds, number, tumults, ranks };
}

/** Whether the taxes of that round are collected again, because the tiles being turned up was taken back: not where
 * somebody looks at an earlier moment. */
export function isTakenBack({ round, number }: Counted, { rounds }: TumultFields, now: number): boolean {
  return now > number && rounds <= round;
}

/** Whether play went on after it: whoever comes only then has missed it. */
export function isPast({ phase, turn, placed, ready }: TumultFields, { type }: Sight): boolean {
  if (type === "spin") return ready.length > 0;
  return phase === "paying" || turn > 0 || placed.length > 0;
}

/** Before anybody has touched a tile. */
export function hasJustBegun({ phase, taxes, spots, moves, done }: TumultFields): boolean {
  if (taxes === "hourglass" || phase !== "taxes") return phase === "ready";
  const isUntouched = spots.every((spot) => spot === "middle" || spot === "gone");
  return isUntouched && moves.every((number) => number === 0) && done.length === 0;
}
