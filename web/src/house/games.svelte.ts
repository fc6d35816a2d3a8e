import { request } from "../wire/http.ts";
import type { GameDescription, GameIntroduction, Games, IntroductionWords } from "../wire/messages.ts";
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

/** What a hall says of a game, in the language of the reader. */
export function introduced({ game, words }: GameIntroduction): IntroductionWords {
  const found = words[speech.language];
  if (found === undefined) throw new Error(`no words for ${game} in ${speech.language}`);
  return found;
}

/** The words of a game in the language of the reader: when he changes it, the old ones stand until the new come. */
export class GameWords {
  #known = $state.raw<{ readonly game: string; readonly words: Words } | null>(null);
  #wanted = "";

  /** To be called in an effect: it runs again when the language changes. */
  async load({ game, catalogues }: Pick<GameIntroduction, "game" | "catalogues">): Promise<void> {
    const { language } = speech;
    this.#wanted = `${game} ${language}`;
    const words = await gameWords(catalogues, language);
    if (this.#wanted === `${game} ${language}`) this.#known = { game, words };
  }

  of(game: string): Words | null {
    return this.#known?.game === game ? this.#known.words : null;
  }
}
