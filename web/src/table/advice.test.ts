import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableState } from "../wire/apply.ts";
import { Advice } from "./advice.svelte.ts";
import type { LiveDesk } from "./desk.svelte.ts";

const OWN = 0;
const ACTION = { type: "roll" };
const CHOICE = { action: ACTION };
const GLASS = { seconds: 20 };

beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json({ action: ACTION, number: 4 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A desk where the advised move is done, and becomes an entry like this. */
function desk(entry: object): LiveDesk {
  const known = {
    table: "t",
    seat: OWN,
    state: "playing",
    clock: null,
    actors: [OWN],
    number: 4,
    told: [],
    choices: { 0: CHOICE },
  };
  const done = { told: [{ type: "rolled", seat: OWN }], number: 5, ...entry };
  const made = { state: known as unknown as TableState };
  const act = async (): Promise<boolean> => {
    made.state = { ...made.state, ...done } as unknown as TableState;
    return true;
  };
  return Object.assign(made, { act }) as unknown as LiveDesk;
}

async function shown(entry: object = {}): Promise<[Advice, LiveDesk]> {
  const own = desk(entry);
  const advice = new Advice(own, () => false);
  await advice.show();
  return [advice, own];
}

test("why a move was played is said until the reader goes on, not only others", async () => {
  const [advice, own] = await shown();
  expect(advice.choice).toBe(CHOICE);
  for (const [seat, said] of [
    [1, CHOICE],
    [OWN, null],
  ] as const) {
    Object.assign(own.state, { number: own.state.number + 1, told: [{ type: "rolled", seat }] });
    advice.follow();
    expect(advice.choice).toBe(said);
  }
});

test("a move that turns the glass is explained to nobody while the sand runs", async () => {
  const [advice] = await shown({ clock: GLASS });
  expect(advice.choice).toBeNull();
});

test("whoever has the turn again reads no more why the move before it was played", async () => {
  const [advice, own] = await shown();
  Object.assign(own.state, { number: 6, told: [], actors: [1] });
  advice.follow();
  expect(advice.choice).toBe(CHOICE);
  Object.assign(own.state, { number: 7, told: [], actors: [OWN] });
  advice.follow();
  expect(advice.choice).toBeNull();
});
