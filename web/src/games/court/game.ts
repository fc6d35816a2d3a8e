import { told } from "../../table/desk.ts";
import type { Game } from "../../table/game.ts";
import Board from "./Board.svelte";
import { barOf } from "./bar.ts";
import Goods from "./Goods.svelte";
import { CourtTable } from "./table.svelte.ts";

export const game: Game<CourtTable> = {
  sit: (desk) => new CourtTable(desk),
  Board,
  Goods,
  sounds: { rolled: "die", rerolled: "die", kept: "aside", kept_several: "aside", took: "card", changed: "aside" },
  bar: barOf,
  standing: (table) => told(table.desk, "board-turn", { turn: table.fields.turn }),
};
