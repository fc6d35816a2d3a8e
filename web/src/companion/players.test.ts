import { expect, test } from "vitest";
import { players } from "./players.svelte.ts";

test("no two players have the same shield: who takes another's gives his own for it", () => {
  players.count = 4;
  const [first, second] = players.all.map(({ colour }) => colour);
  players.change(0, { colour: second ?? 0 });
  expect(players.all.slice(0, 2).map(({ colour }) => colour)).toEqual([second, first]);
});

test("who comes to the table has a free shield, and names are kept", () => {
  players.count = 2;
  players.count = 4;
  expect(new Set(players.all.map(({ colour }) => colour)).size).toBe(4);
  players.change(1, { name: "Kunigunde", title: "feminine" });
  expect(players.company.names[1]).toBe("Kunigunde");
  expect(localStorage.getItem("companion-players")).toContain("Kunigunde");
});
