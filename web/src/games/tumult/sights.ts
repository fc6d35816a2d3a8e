import type { TumultFields } from "../../wire/games.ts";
import type { Counting, TumultDerived } from "./reading.ts";

/** Something to be looked at before play goes on; by its key it is known again once it was seen. */
export interface Sight {
  readonly type: "spin" | "tumults";
  readonly key: string;
}

/** What there is to be seen at this moment of a round. */
export function sightOf(fields: TumultFields, derived: TumultDerived): Sight | null {
  const { phase, rounds } = fields;
  if (hasJustBegun(fields) && (fields.demand[0] ?? 0) > 0) return { type: "spin", key: `spin-${rounds}` };
  const isCounted = phase === "placing" || phase === "paying";
  return isCounted && derived.tumults !== null ? { type: "tumults", key: `tumults-${rounds}` } : null;
}

/** The tumults of a round, counted while the ranks were these: they are given anew when the round ends. */
export interface Counted {
  readonly key: string;
  readonly round: number;
  readonly tumults: readonly Counting[];
  readonly ranks: readonly number[];
}

export function countedIn({ rounds, ranks }: TumultFields, { tumults }: TumultDerived): Counted | null {
  return tumults === null ? null : { key: `tumults-${rounds}`, round: rounds, tumults, ranks };
}

/** Whether play went on after it: whoever comes only then has missed it. */
export function isPast({ phase, turn, placed, ready }: TumultFields, { type }: Sight): boolean {
  if (type === "spin") return ready.length > 0;
  return phase === "paying" || turn > 0 || placed.length > 0;
}

/** Before anybody has touched a tile. */
function hasJustBegun({ phase, taxes, spots, moves, done }: TumultFields): boolean {
  if (taxes === "hourglass" || phase !== "taxes") return phase === "ready";
  const isUntouched = spots.every((spot) => spot === "middle" || spot === "gone");
  return isUntouched && moves.every((number) => number === 0) && done.length === 0;
}
