/** Any game, in words: what can be done is a list. */
import type { Desk, GameModule } from "../desk.ts";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";

export const game: GameModule<Desk> = {
  pieces: "",
  crown: "",
  open: (desk) => desk,
  bar: ({ state, words, company }) => ({
    sentence: state.expected === null ? "" : words.say(state.expected, company),
    line: "",
    offers: [],
  }),
  standing: () => ({ whole: "", brief: "" }),
  sounds: {},
  press: () => false,
  spot: () => "button",
  Board,
  Goods,
  Remains: Goods,
};
