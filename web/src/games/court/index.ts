/** To Court the King, for the frame of the table. */
import type { GameModule } from "../../table/desk.ts";
import { say } from "../../words/speech.svelte.ts";
import Board from "./Board.svelte";
import { barOf } from "./bar.ts";
import Goods from "./Goods.svelte";
import { pressKey } from "./keys.ts";
import { pieces } from "./pieces.ts";
import Remains from "./Remains.svelte";
import Side from "./Side.svelte";
import Tags from "./Tags.svelte";
import { CourtTable } from "./table.svelte.ts";

const SPOTS: { readonly [action: string]: string } = { keep: ".die.legal", take: ".card.legal", bring: ".card.ready" };

export const game: GameModule<CourtTable> = {
  pieces,
  crown: "court-king",
  open: (desk) => new CourtTable(desk),
  bar: barOf,
  standing: ({ fields: { turn, turns_left: left, phase, queen } }) => {
    const how = { turn, left, phase: phase === "court" && queen >= 0 ? "claimed" : phase };
    return { whole: say("court-standing", how), brief: say("court-standing-brief", how) };
  },
  sounds: { rolled: "die", rerolled: "die", kept: "aside", kept_several: "aside", took: "card", changed: "aside" },
  press: pressKey,
  spot: (action) => SPOTS[action] ?? `[data-card='${action}'].ready`,
  Board,
  boardParts: 3,
  Goods,
  Tags,
  Side,
  Remains,
};
