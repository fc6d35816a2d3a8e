/** The rules of a game, as the server tells them, and what its folder draws with. */
import type { Component } from "svelte";
import type { TableState } from "../wire/apply.ts";
import { request } from "../wire/http.ts";
import type { Json, RulesReference } from "../wire/messages.ts";
import type { Words } from "../words/words.ts";

/** What a game's folder brings to its rules. */
export interface RulesModule {
  readonly pieces: string; // the symbols of the game
  readonly extra: string; // symbols that only its rules show
  readonly Contents: Component<{ words: Words; own?: Json | undefined }>; // all that is in the box, with prices; or a table's own
  readonly Here?: Component<{ fields: TableState["fields"]; words: Words }>; // what lies there, for whoever was refused
}

const known = new Map<string, Promise<RulesReference>>();
const DRAWN = import.meta.glob<{ readonly rules: RulesModule }>("../games/*/rules/index.ts");

/** Asked for once; what failed is asked for again. */
export function reference(game: string): Promise<RulesReference> {
  const asked = known.get(game) ?? request("GET /api/games/{game}/rules", { game });
  known.set(game, asked);
  asked.catch(() => known.delete(game));
  return asked;
}

/** Null for a game whose pieces were not drawn yet: its rules are words alone. */
export async function drawn(game: string): Promise<RulesModule | null> {
  return (await DRAWN[`../games/${game}/rules/index.ts`]?.())?.rules ?? null;
}

export const addressOf = (game: string, at: string): string => `/rules/${game}#${at}`;

/** A stretch of a text, or a ruling that it names. */
export type Stretch = { readonly text: string } | { readonly ruling: string };

/** A text, taken apart where it names other rulings. */
export function stretches(text: string, rulings: readonly string[], own: string): Stretch[] {
  return text
    .split(/\b([A-Z]\d+b?)\b/)
    .filter((part) => part !== "")
    .map((part) => (part !== own && rulings.includes(part) ? { ruling: part } : { text: part }));
}

/** What stands in a row of an example: a piece, perhaps marked, or a sign. */
export type Sign = { readonly piece: string; readonly mark: string } | { readonly text: string };

/** A sign of the game's data: `die-2`, `die-2/aside`, `$prices-joker` for a figure of the box, else as it is. */
export function signOf(sign: string, figures: RulesReference["figures"]): Sign {
  if (sign.startsWith("$")) return { text: String(figures[sign.slice(1)]) };
  const [piece = "", mark = ""] = sign.split("/");
  return /^[a-z]/.test(piece) ? { piece, mark } : { text: sign };
}
