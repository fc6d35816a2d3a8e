import { SvelteSet } from "svelte/reactivity";
import { beforeEach, expect, test } from "vitest";
import { settings } from "../house/settings.svelte.ts";
import type { TableState } from "../wire/apply.ts";
import { Words } from "../words/words.ts";
import type { Desk } from "./desk.ts";
import { Hints } from "./hints.svelte.ts";

const words = new Words("en", ["help-keep = Keep.\nhelp-roll = Roll.\n"]);

function sitting(number: number, types: string[], told: unknown[] = []): Desk {
  const choices = Object.fromEntries(types.map((type, code) => [code, { action: { type } }]));
  const state = { number, game: "court", seat: 0, actors: [0], state: "playing", clock: null, choices, told };
  return { words, state: state as unknown as TableState } as Desk;
}

beforeEach(() => {
  localStorage.clear();
  settings.choose("hints", "on");
});

test("what can be done for the first time is pointed out, and what has no sentence is not", () => {
  expect(new Hints(sitting(1, ["finish", "keep", "roll"])).type).toBe("keep");
  expect(new Hints(sitting(1, ["finish"])).type).toBeNull();
});

test("what was read is never pointed out again, in this browser", () => {
  new Hints(sitting(1, ["keep"])).see("keep");
  expect(new Hints(sitting(2, ["keep", "roll"])).type).toBe("roll");
});

test("whoever does something has read one hint, not all that could be given", () => {
  const desk = sitting(1, ["keep", "roll"]) as { state: TableState } & Desk;
  const hints = new Hints(desk);
  hints.follow();
  Object.assign(desk.state, { number: 2, told: [{ type: "kept", seat: 0 }] });
  hints.follow();
  hints.follow();
  expect(new Hints(desk).type).toBe("roll");
});

test("whoever puts a hint away is shown the next when he has done something", () => {
  const desk = sitting(1, ["keep", "roll"]) as { state: TableState } & Desk;
  const hints = new Hints(desk);
  hints.follow();
  hints.putAway("keep");
  hints.follow();
  expect(hints.type).toBeNull();
  Object.assign(desk.state, { number: 2, told: [{ type: "kept", seat: 0 }] });
  hints.follow();
  expect(hints.type).toBe("roll");
});

test("who wants no hints gets none", () => {
  settings.choose("hints", "off");
  expect(new Hints(sitting(1, ["keep"])).type).toBeNull();
});

test("while something else is looked at nothing is pointed out", () => {
  const held = [true, false].map((isLooking) => new Hints(sitting(1, ["keep"]), () => isLooking));
  expect(held.map(({ type }) => type)).toEqual([null, "keep"]);
});

test("what was pointed out before something is put together has been read when that is done", () => {
  const desk = sitting(1, ["keep", "roll"]) as { state: TableState } & Desk;
  const drafts = new SvelteSet<string>();
  const hints = new Hints(desk, () => drafts.size > 0);
  hints.follow();
  drafts.add("a payment");
  hints.follow();
  Object.assign(desk.state, { number: 2, told: [{ type: "kept", seat: 0 }] });
  drafts.clear();
  hints.follow();
  expect(new Hints(desk).type).toBe("roll");
});

test("when the sand is out nobody has done anything, and what was pointed out may not have been read", () => {
  const desk = sitting(1, ["keep", "roll"]) as { state: TableState } & Desk;
  const hints = new Hints(desk);
  Object.assign(desk.state, { clock: { seconds: 20 } });
  hints.follow();
  Object.assign(desk.state, { number: 2, clock: null, told: [{ type: "lost", seat: 0 }] });
  hints.follow();
  expect(new Hints(desk).type).toBe("keep");
});
