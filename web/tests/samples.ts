/** Messages for tests: the smallest ones, with what a test wants to be different. */
import type { Entry, Line, Snapshot } from "../src/wire/messages.ts";

const SITUATION: Omit<Entry, "type" | "told" | "changed" | "story"> = {
  table: "7f3",
  number: 1,
  state: "playing",
  seats: [],
  actors: [],
  expected: null,
  choices: [],
  can_undo: false,
  derived: {},
  clock: null,
  request: null,
  ending: null,
};

const NO_STORY = { turns: 0, changed: {} };

export function snapshot(different: Partial<Snapshot>): Snapshot {
  const rest = { seat: null, code: "ABCD", game: "court", options: {}, fields: {}, story: NO_STORY };
  return { ...SITUATION, ...rest, ...different, type: "snapshot" };
}

export function entry(different: Partial<Entry>): Entry {
  return { ...SITUATION, told: [], changed: {}, story: NO_STORY, ...different, type: "entry" };
}

export function line(message: string): Line {
  return { sentence: { message }, seat: null, headline: false };
}
