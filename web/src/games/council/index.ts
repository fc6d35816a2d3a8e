/** Council of 4, for the frame of the table. */
import { type GameModule, told } from "../../table/desk.ts";
import type { CouncilAction } from "../../wire/games.ts";
import Board from "./Board.svelte";
import { barOf } from "./bar.ts";
import { sourcesOf } from "./ending.ts";
import Goods from "./Goods.svelte";
import { pressKey } from "./keys.ts";
import Margin from "./Margin.svelte";
import { pieces } from "./pieces.ts";
import Remains from "./Remains.svelte";
import Side from "./Side.svelte";
import Tags from "./Tags.svelte";
import { CouncilTable } from "./table.svelte.ts";
import { towns } from "./towns.ts";

const CITY = "circle.legal";
const COUNCIL = ".legal > [data-council]";
const OFFERED = ".strip .permit.legal";
const SPOTS: { readonly [action: string]: string } = {
  elect: COUNCIL,
  send: COUNCIL,
  acquire: OFFERED,
  free: OFFERED,
  place: ".own .legal",
  visit: CITY,
  repeat: CITY,
  change: "[data-change]",
  lay: ".fits button",
};

export const game: GameModule<CouncilTable> = {
  pieces: pieces + towns,
  crown: "royal-crown",
  open: (desk) => new CouncilTable(desk),
  bar: barOf,
  standing: ({ desk, fields: { phase, turn, last_turns: last, main_actions: main } }) => {
    const how = { turn, last, main };
    if (phase === "over") return { whole: told(desk, "board-turn", how), brief: told(desk, "board-turn.brief", how) };
    return { whole: told(desk, "screen-standing", how), brief: told(desk, "screen-standing.brief", how) };
  },
  sources: sourcesOf,
  sounds: {
    drew_card: "card",
    elected: "aside",
    paid: "coin",
    acquired: "seal",
    placed: "seal",
    queen_moved: "quill",
    token: "coin",
  },
  press: pressKey,
  takeUp: (table, action) => table.takeUp(action as CouncilAction),
  spot: (action) => SPOTS[action] ?? ".legal",
  hasNoLog: ({ isTelling }) => isTelling,
  bringLog: (table) => table.tellNoMore(),
  Board,
  boardParts: 3,
  Goods,
  Tags,
  Side,
  sideName: (table) => table.say("log-and-rewards"),
  Margin,
  Remains,
};
