import type { AnyEvent, Choice, Entry, Line, Snapshot, Story } from "./messages.ts";

/** A table as one reader knows it after its entry `number`. */
export interface TableState extends Omit<Snapshot, "type"> {
  /** What the last entry brought: nothing where the table has just come into sight. */
  told: AnyEvent[];
}

export function begin({ type: _, ...said }: Snapshot): TableState {
  return { ...said, told: [] };
}

/** What an entry makes of what was known: it says only what is new. */
export function apply(known: TableState, { type: _, ...said }: Entry): TableState {
  return {
    ...known,
    ...said,
    choices: said.choices === undefined ? known.choices : chosen(known.choices, said.choices),
    fields: { ...known.fields, ...said.fields },
    derived: { ...known.derived, ...said.derived },
    story: retold(known.story, said.story),
  };
}

/** A choice that there is no more is null. */
function chosen(known: TableState["choices"], changed: { [code: string]: Choice | null }): TableState["choices"] {
  const entries = Object.entries({ ...known, ...changed });
  return Object.fromEntries(entries.filter((entry): entry is [string, Choice] => entry[1] !== null));
}

/** Of a turn that changed some lines stand, and others come after them. */
function retold(known: Line[][], { turns, changed }: Story): Line[][] {
  return Array.from({ length: turns }, (_, turn) => {
    const lines = known[turn] ?? [];
    const change = changed[turn];
    return change === undefined ? lines : [...lines.slice(0, change.kept), ...change.lines];
  });
}
