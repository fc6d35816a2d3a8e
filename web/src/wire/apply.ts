import type { AnyEvent, Entry, Line, Snapshot, Story } from "./messages.ts";

/** A table as one reader knows it after its entry `number`. */
export interface TableState extends Omit<Snapshot, "type" | "story"> {
  /** Turn by turn. */
  readonly story: readonly (readonly Line[])[];
  /** What the last entry brought: nothing where the table has just come into sight. */
  readonly told: readonly AnyEvent[];
}

export function begin({ type: _, story, ...said }: Snapshot): TableState {
  return { ...said, told: [], story: retold([], story) };
}

/** What an entry makes of what was known: it says only what is new. */
export function apply(known: TableState, { type: _, changed, story, ...said }: Entry): TableState {
  return { ...known, ...said, fields: { ...known.fields, ...changed }, story: retold(known.story, story) };
}

/** The story with the turns that changed in the place of what was known of them. */
function retold(known: TableState["story"], { turns, changed }: Story): TableState["story"] {
  return Array.from({ length: turns }, (_, turn) => changed[turn] ?? known[turn] ?? []);
}
