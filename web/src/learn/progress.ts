import { keep, kept } from "../wire/keeping.ts";

/** How far somebody has come in the lessons. It is kept in this browser. */
export interface Progress {
  readonly at: string | null; // the step to go on with
  readonly done: readonly string[]; // steps
  readonly isOver: boolean;
}

const NOTHING: Progress = { at: null, done: [], isOver: false };

const keyOf = (game: string): string => `lesson-${game}`;

export function progressIn(game: string): Progress {
  try {
    return { ...NOTHING, ...JSON.parse(kept(keyOf(game)) ?? "{}") };
  } catch {
    return NOTHING;
  }
}

export function keepProgress(game: string, progress: Progress): void {
  keep(keyOf(game), JSON.stringify(progress));
}
