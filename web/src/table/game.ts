import type { GameModule } from "./desk.ts";

type Module = { readonly game: GameModule<unknown> }; // the frame hands back what `open` gave, and looks at nothing in it

const DRAWN = import.meta.glob<Module>("../games/*/index.ts");

/** The board of a game; one that was not drawn yet is played from a list of what can be done. */
export async function gameOf(id: string): Promise<GameModule<unknown>> {
  const load = DRAWN[`../games/${id}/index.ts`] ?? (() => import("./plain/index.ts") as Promise<Module>);
  return (await load()).game;
}
