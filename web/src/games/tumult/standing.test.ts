import { expect, test } from "vitest";
import { moment } from "../../../tests/gallery/moment.ts";
import { barOf } from "./bar.ts";
import { game } from "./index.ts";
import { GOODS } from "./reading.ts";
import { byRank, doing, goodsOf, tilesOf } from "./standing.ts";
import { TumultTable } from "./table.svelte.ts";

const at = (name: string): TumultTable => new TumultTable(moment(name, "en", "tumult"));
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

test("while statues are placed everybody's goods are told tile by tile, as they are paid with", () => {
  const table = at("place");
  const seats = table.desk.state.seats.map((_, seat) => seat);
  expect(seats.map((seat) => tilesOf(table, seat)?.map(sum))).toEqual(seats.map((seat) => goodsOf(table, seat)));
});

test("while they are counted the table shows the tiles, and before that nobody knows them", () => {
  expect([tilesOf(at("tumults"), 0), tilesOf(at("tax"), 0)]).toEqual([null, null]);
});

test("the head tells how many supporters are to be had while statues are placed", () => {
  const table = at("place");
  expect(game.standing(table).whole).toContain(`${table.fields.supply} supporters in the supply`);
  expect(game.standing(at("tax")).whole).not.toContain("supply");
});

test("banners stand in order of rank, the king's first", () => {
  const table = at("place");
  expect(byRank(table).map((seat) => table.derived.rank[seat])).toEqual([1, 2, 3, 4]);
});

test("while statues are placed everybody's banner says when he comes, and whom a tumult hit", () => {
  const table = at("tumults");
  for (const _ of GOODS) table.lookOn();
  const said = byRank(table).map((seat) => doing(table, seat).map(({ words }) => words));
  expect(said.map((words) => words.at(-1))).toEqual([expect.anything(), "comes next", "comes later", "comes later"]);
  expect(said.filter((words) => words[0] === "hit by a tumult")).toHaveLength(table.fields.greedy.length);
});

test("whoever waits to place is told who comes before him", () => {
  const table = at("tumults");
  for (const _ of GOODS) table.lookOn();
  expect(barOf(table).line).toBe("Next: Mechthild, then you.");
  table.derived.placing_later.shift();
  expect(barOf(table).line).toBe("You are next.");
  table.derived.placing_later.shift();
  expect(barOf(table).line).toBe("Next: Oswin.");
});
