import type { Component } from "svelte";
import type { Sound } from "../house/sound.ts";
import type { Bar, Desk } from "./desk.ts";

/** What a game's folder gives to the frame, in `games/<id>/game.ts`: it draws, and knows no rules. */
export interface Game<T> {
  sit(desk: Desk): T;
  readonly Board: Component<{ table: T }>;
  readonly Goods: Component<{ table: T; seat: number }>;
  readonly sounds: { readonly [event: string]: Sound };
  bar(table: T): Bar;
  standing(table: T): string; // how far the game is, in a few words
}

type Module = { readonly game: Game<unknown> }; // the frame hands back what `sit` gave, and looks at nothing in it

const DRAWN = import.meta.glob<Module>("../games/*/game.ts");

/** The board of a game; one that was not drawn yet is played from a list of what can be done. */
export async function gameOf(id: string): Promise<Game<unknown>> {
  const load = DRAWN[`../games/${id}/game.ts`] ?? (() => import("./plain/game.ts") as Promise<Module>);
  return (await load()).game;
}
