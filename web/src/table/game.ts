import type { GameModule } from "./desk.ts";

type Module = { readonly game: GameModule<unknown> }; // the frame hands back what `open` gave, and looks at nothing in it

const DRAWN = import.meta.glob<Module>("../games/*/index.ts");

/** The board of a game. */
export async function gameOf(id: string): Promise<GameModule<unknown>> {
  const load = DRAWN[`../games/${id}/index.ts`];
  if (load === undefined) throw new Error(`no board is drawn for ${id}`);
  return (await load()).game;
}
