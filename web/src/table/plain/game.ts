import type { Desk } from "../desk.ts";
import type { Game } from "../game.ts";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";

/** Any game, in words: what can be done is a list. */
export const game: Game<Desk> = {
  sit: (desk) => desk,
  Board,
  Goods,
  sounds: {},
  bar: ({ state, words, company }) => ({
    sentence: state.expected === null ? "" : words.say(state.expected, company),
    line: "",
    offers: [],
  }),
  standing: () => "",
};
