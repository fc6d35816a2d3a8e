import { expect, test } from "vitest";
import type { TableState } from "../wire/apply.ts";
import { type Desk, isUndoFree } from "./desk.ts";
import { Wish } from "./wish.svelte.ts";

const OWN = 0;
const ASKED = { seat: OWN, asked: [1], agreed: [] };

/** What a reader makes of entries that come one after the other. */
function denied(...entries: Partial<TableState>[]): boolean[] {
  const desk = { state: {} } as { state: Partial<TableState> };
  const wish = new Wish(desk as Desk);
  return entries.map((entry) => {
    desk.state = { seat: OWN, told: [], request: null, ...entry };
    wish.follow();
    return wish.isDenied;
  });
}

const by = (seat: number): Partial<TableState> => ({ told: [{ type: "kept", seat }] as unknown as TableState["told"] });

test("whoever asked to take something back is told that not all agreed", () => {
  expect(denied({ request: ASKED }, {})).toEqual([false, true]);
});

test("nothing is said where it was taken back, or where he went on instead", () => {
  expect(denied({ request: ASKED }, by(OWN))).toEqual([false, false]);
});

test("that it was not allowed is said until he goes on, or asks once more", () => {
  expect(denied({ request: ASKED }, {}, by(1), by(OWN))).toEqual([false, true, true, false]);
  expect(denied({ request: ASKED }, {}, { request: ASKED })).toEqual([false, true, false]);
});

test("what others asked for is nothing to whoever was asked", () => {
  expect(denied({ request: { seat: 1, asked: [OWN], agreed: [] } }, {})).toEqual([false, false]);
});

test("nobody has to be asked for an undo where all others are bots", () => {
  const deskWith = (...kinds: string[]): Desk =>
    ({ state: { seat: OWN, can_undo: false, seats: kinds.map((kind) => ({ kind })) } }) as unknown as Desk;
  expect(isUndoFree(deskWith("person", "bot"))).toBe(true);
  expect(isUndoFree(deskWith("person", "bot", "person"))).toBe(false);
});
