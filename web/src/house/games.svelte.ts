import { request } from "../wire/http.ts";
import type { GameDescription, Games } from "../wire/messages.ts";
import { gameWords } from "../words/catalogues.ts";
import { speech } from "../words/speech.svelte.ts";
import type { Words } from "../words/words.ts";

/** Asked for once; what failed is asked for again. */
class Once<T> {
  readonly #ask: () => Promise<T>;
  #asked: Promise<T> | null = null;

  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
  }

  get(): Promise<T> {
    this.#asked ??= this.#ask();
    this.#asked.catch(() => {
      this.#asked = null;
    });
    return this.#asked;
  }
}

const list = new Once<Games>(() => request("GET /api/games", {}));
const described = new Map<string, Once<GameDescription>>();

export const games = (): Promise<Games> => list.get();

export function description(game: string): Promise<GameDescription> {
  const known = described.get(game) ?? new Once(() => request("GET /api/games/{game}", { game }));
  described.set(game, known);
  return known.get();
}

/** The words of some games in the language of the reader: when he changes it, the old ones stand until the new come. */
export class GamesWords {
  #words = $state.raw<ReadonlyMap<string, Words>>(new Map());

  /** To be called in an effect: it runs again when the language changes. */
  async load(wanted: readonly Pick<GameDescription, "game" | "catalogues">[]): Promise<void> {
    const { language } = speech;
    const loaded = await Promise.all(
      wanted.map(async ({ game, catalogues }) => [game, await gameWords(catalogues, language)] as const),
    );
    if (language === speech.language) this.#words = new Map(loaded);
  }

  of(game: string): Words | null {
    return this.#words.get(game) ?? null;
  }
}
