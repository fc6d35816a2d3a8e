import { SvelteMap } from "svelte/reactivity";
import { expect, test } from "vitest";
import { moment } from "../../../tests/gallery/moment.ts";
import type { TableState } from "../../wire/apply.ts";
import type { TumultFields } from "../../wire/games.ts";
import type { AnyEvent, Line, Sentence } from "../../wire/messages.ts";
import { speech } from "../../words/speech.svelte.ts";
import { barOf } from "./bar.ts";
import { tried } from "./greed.ts";
import { game } from "./index.ts";
import { fieldsOf } from "./reading.ts";
import { TumultTable } from "./table.svelte.ts";

const TOLD: AnyEvent[] = [{ type: "round", seat: null, number: 4 }];

/** Somebody who sits at a table while it goes on from moment to moment. */
function sitting(name: string, story?: Line[][]) {
  speech.speak("en");
  const desk = moment(name, "en", "tumult");
  const shown = new SvelteMap<"now", TableState>([["now", { ...desk.state, ...(story && { story }) }]]);
  Object.defineProperty(desk, "state", { get: () => shown.get("now") });
  const table = new TumultTable(desk);
  return {
    table,
    /** What comes next, before his eyes; what is told of it is not where he looks back. */
    go: (next: string, fields: Partial<TumultFields> = {}, story?: Line[][], told = TOLD) => {
      const { state } = moment(next, "en", "tumult");
      const now = { ...state, fields: { ...fieldsOf(state), ...fields }, told } as TableState;
      shown.set("now", story === undefined ? now : { ...now, story });
      table.follow();
    },
  };
}

const line = (message: string, seat: number | null, named: Sentence["arguments"] = {}): Line => {
  return { sentence: { message: `event-${message}`, arguments: named }, seat, headline: false };
};
/** What is told when the trial run is over. */
const [LEFT, ROBBED] = [9, 4].map((bread) => ({ bread, marble: 2, tools: 1 }));
const TRIED = [
  line("left_over", null, LEFT),
  line("robbed", 0, { ...ROBBED, seat: { seat: 0 } }),
  line("practice_over", null),
];

const standing = (table: TumultTable) => game.standing(table).whole;

/** Everything that is looked at from here on, and how far the game is said to be. */
function looked(table: TumultTable): (string | undefined)[][] {
  const sights = [];
  for (; table.sight !== null; table.lookOn()) sights.push([table.sight.type, standing(table)]);
  return sights;
}

test("when a round is over the realm is seen as it has become, and then the spinner of the next", () => {
  const { table, go } = sitting("place");
  go("spin", { rounds: table.fields.rounds + 1 });
  expect(barOf(table).sentence).toMatch(/^Anselm is crowned, with .* of the chronicle\.$/);
  expect(barOf(table).offers.map(({ id }) => id)).toEqual(["on", "ready"]);
  expect(looked(table)).toEqual([
    ["realm", "Round 4 · ranks and crown"],
    ["spin", "Round 5 · what the people need"],
  ]);
});

test("who counts the tumults while others end the round sees the realm after them", () => {
  const { table, go } = sitting("tumults");
  go("spin", { rounds: table.fields.rounds + 1 });
  expect(looked(table).map(([type]) => type)).toEqual(["tumults", "tumults", "tumults", "realm", "spin"]);
});

test("whoever comes when a round has begun is not shown the realm before the spinner", () => {
  expect(looked(sitting("spin").table).map(([type]) => type)).toEqual(["spin"]);
});

test("whoever looks back to the beginning of a round is shown its spinner, and not the realm before it", () => {
  const { table, go } = sitting("place");
  go("spin", { rounds: table.fields.rounds - 1 }, undefined, []);
  expect(looked(table).map(([type]) => type)).toEqual(["spin"]);
});

test("when the trial run is over what was left and what each took is seen, and then the spinner of the first round", () => {
  const { table, go } = sitting("trial");
  go("spin", { rounds: 1 }, [TRIED]);
  expect(barOf(table)).toMatchObject({ sentence: "The trial run is over; now it counts.", isSight: true });
  expect(tried(table)).toBe(
    `Left for the people: 9 bread, 2 marble, 1 tool. ${table.nameOf(0)} has robbed 4 bread, 2 marble, 1 tool.`,
  );
  expect(looked(table)).toEqual([
    ["trial", "Trial run · the tiles are turned up"],
    ["spin", "Round 1 · what the people need"],
  ]);
});

test("whoever comes when the trial run is over is not shown what came of it", () => {
  expect(looked(sitting("spin", [TRIED]).table).map(([type]) => type)).toEqual(["spin"]);
});

test("without a glass the spinner is looked at, though somebody has lifted a tile meanwhile (T7)", () => {
  const { table, go } = sitting("place");
  const rounds = table.fields.rounds + 1;
  go("spin", { taxes: "turns", phase: "taxes", rounds });
  go("turns", { rounds });
  expect(looked(table).map(([type]) => type)).toEqual(["realm", "spin"]);
});

test("when the sand runs nobody is kept from the tiles", () => {
  const { table, go } = sitting("place");
  const rounds = table.fields.rounds + 1;
  go("spin", { rounds });
  go("tax", { rounds });
  expect(table.sight).toBeNull();
});

test("the log does not tell what the people need before the wheel has come to rest", () => {
  const { table } = sitting("spin");
  const demands = () => table.story.flat().filter(({ sentence }) => sentence.message === "event-demanded").length;
  const before = demands();
  table.beginning.rest();
  expect(demands()).toBe(before + 1);
});
