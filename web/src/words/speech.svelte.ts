import { keep, kept } from "../wire/keeping.ts";
import type { Argument } from "../wire/messages.ts";
import german from "./de.ftl?raw";
import english from "./en.ftl?raw";
import type { Messages } from "./keys.ts";
import { type Language, Words } from "./words.ts";

const KEPT_AS = "language";
const CATALOGUES = { en: english, de: german };

/** The language of this browser, and the client's own words in it. */
class Speech {
  readonly #words = new Map<Language, Words>();
  #language = $state<Language>(chosen() ?? preferred());

  get language(): Language {
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
    keep(KEPT_AS, language);
  }

  get words(): Words {
    const found = this.#words.get(this.#language) ?? new Words(this.#language, [CATALOGUES[this.#language]]);
    this.#words.set(this.#language, found);
    return found;
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
