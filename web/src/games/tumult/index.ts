/** Tumult Royale, for the frame of the table. */
import type { GameModule } from "../../table/desk.ts";
import Board from "./Board.svelte";
import { barOf } from "./bar.ts";
import Goods from "./Goods.svelte";
import { pressKey } from "./keys.ts";
import { lands } from "./lands.ts";
import { pieces } from "./pieces.ts";
import Remains from "./Remains.svelte";
import Side from "./Side.svelte";
import { byRank, isTurn } from "./standing.ts";
import Tags from "./Tags.svelte";
import { TumultTable } from "./table.svelte.ts";

/** Hands move too fast to be told, and what comes of it the board calls out itself. */
const UNSPOKEN = ["started", "lifted", "saw", "kept", "returned", "finished", "left_over", "robbed", "tumult", "calm"];

const SPOTS: { readonly [action: string]: string } = {
  lift: ".place.middle.legal",
  keep: ".zone.keep",
  return: ":is(.zone:not(.keep), .place.own)",
  pay: "[data-tile].legal",
};

export const game: GameModule<TumultTable> = {
  pieces: pieces + lands,
  crown: "crown-1",
  open: (desk) => new TumultTable(desk),
  bar: barOf,
  standing: (table) => {
    const { rounds } = table.fields;
    const isEnding = table.sight?.type === "realm"; // of the round before
    const number = isEnding ? Math.max(0, rounds - 1) : ((table.sight && table.counted?.round) ?? rounds);
    const how = { number, phase: table.sight?.type ?? table.fields.phase, supply: table.fields.supply };
    return { whole: table.say("standing", how), brief: table.say("standing.brief", how) };
  },
  story: (table) => table.story,
  order: byRank,
  isTurn,
  sources: (table) => [
    { id: "statues", label: table.named("score-statues"), mark: `statue-${table.tint(table.fields.winner)}` },
  ],
  sounds: {
    demanded: "die",
    lifted: "card",
    kept: "aside",
    returned: "card",
    tumult: "crowd",
    laid: "coin",
    placed: "seal",
    crowned: "seal",
    won: "bell",
  },
  unspoken: new Set(UNSPOKEN.map((event) => `event-${event}`)),
  press: pressKey,
  spot: (action) => SPOTS[action] ?? ".legal",
  hasSight: (table) => table.sight !== null,
  hasManyGoods: true,
  hasNoLog: (table) => table.isTaxing && table.hasGlass && table.sight === null,
  Board,
  Goods,
  Tags,
  Side,
  Remains,
};
