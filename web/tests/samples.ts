/** Messages for tests: the smallest ones, with what a test wants to be different. */
import type { Choice, ChoiceOption, Entry, Line, Snapshot } from "../src/wire/messages.ts";

export function snapshot(different: Partial<Snapshot>): Snapshot {
  return {
    table: "7f3",
    number: 1,
    seat: null,
    spectators: 0,
    code: "ABCD",
    game: "court",
    options: {},
    settings: {},
    arranged: false,
    state: "playing",
    seats: [],
    actors: [],
    expected: null,
    choices: {},
    can_undo: false,
    askers: [],
    clock: null,
    request: null,
    replacing: null,
    rematch: null,
    ending: null,
    fields: {},
    derived: {},
    story: [],
    ...different,
    type: "snapshot",
  };
}

export function entry(different: Partial<Entry>): Entry {
  const nothing = { told: [], fields: {}, derived: {}, story: { turns: 0, changed: {} } };
  return { table: "7f3", number: 2, ...nothing, ...different, type: "entry" };
}

export function line(message: string): Line {
  return { sentence: { message }, seat: null, headline: false };
}

export function choice(type: string): Choice {
  return { action: { type }, facts: {}, sentence: { message: `action-${type}` } };
}

export const FOOLS: ChoiceOption = {
  kind: "choice",
  name: "fools",
  ruling: "C11",
  meaning: "",
  only: null,
  default: "unlimited",
  values: ["unlimited", "players"],
  range: null,
};
