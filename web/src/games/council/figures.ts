import type { CouncilColour } from "../../wire/games.ts";

/** A councillor who is known again when the council moves on. */
export interface Figure {
  readonly id: number;
  readonly colour: CouncilColour;
}

/** The council now: one who comes in pushes the others along. */
export function follow(before: readonly Figure[], now: readonly CouncilColour[]): readonly Figure[] {
  if (before.length === now.length && now.every((colour, at) => before[at]?.colour === colour)) return before;
  const next = Math.max(-1, ...before.map(({ id }) => id)) + 1;
  const isPushed = before.length === now.length && now.slice(1).every((colour, at) => before[at]?.colour === colour);
  return now.map((colour, at) => (isPushed && at > 0 ? (before[at - 1] as Figure) : { id: next + at, colour }));
}
