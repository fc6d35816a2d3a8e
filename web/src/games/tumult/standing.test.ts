import { expect, test } from "vitest";
import { moment } from "../../../tests/gallery/moment.ts";
import { game } from "./index.ts";
import { goodsOf, tilesOf } from "./standing.ts";
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
