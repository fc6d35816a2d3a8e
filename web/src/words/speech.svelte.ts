import { keep, kept } from "../wire/keeping.ts";
import type { Argument } from "../wire/messages.ts";
import type { Messages } from "./keys.ts";
import { type Language, Words } from "./words.ts";

const KEPT_AS = "language";
const CATALOGUES = { en: () => import("./en.ftl?raw"), de: () => import("./de.ftl?raw") };

/** The language of this browser, and the client's own words in it: those of another come when that is chosen. */
class Speech {
  readonly #words = new Map<Language, Words>();
  #language = $state<Language>(chosen() ?? preferred());
  #wanted = this.#language;

  get language(): Language {
    return this.#language;
  }

  get words(): Words {
    const found = this.#words.get(this.#language);
    if (found === undefined) throw new Error(`no words in ${this.#language} yet`);
    return found;
  }

  /** Before anything is said. */
  async load(language: Language = this.#language): Promise<void> {
    const { default: catalogue } = await CATALOGUES[language]();
    this.#words.set(language, new Words(language, [catalogue]));
  }

  /** From now on, or as soon as its words are there. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    if (!this.#words.has(language)) await this.load(language).catch(() => {}); // the page says that a part is missing
    if (this.#wanted !== language || !this.#words.has(language)) return;
    this.#language = language;
    keep(KEPT_AS, language);
  }
}

export const speech = new Speech();

/** Words of the client itself; what games say comes with their own catalogues. */
export function say<K extends keyof Messages>(message: K, ...given: Given<K>): string {
  const [named] = given;
  return speech.words.say(named === undefined ? { message } : { message, arguments: named });
}

type Given<K extends keyof Messages> = [Messages[K]] extends [never] ? [] : [Record<Messages[K], Argument>];

function chosen(): Language | null {
  const language = kept(KEPT_AS);
  return language === "en" || language === "de" ? language : null;
}

/** The first language of the browser that we speak. */
function preferred(): Language {
  const spoken = navigator.languages.map((language) => language.slice(0, 2));
  return spoken.find((language) => language === "en" || language === "de") ?? "en";
}
