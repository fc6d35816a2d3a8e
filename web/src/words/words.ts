import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Sentence } from "../wire/messages.ts";
import type { Part } from "./parts.ts";
import { Telling } from "./telling.ts";
import { FUNCTIONS } from "./values.ts";

export type Language = "en" | "de";
export type Title = "feminine" | "masculine";

/** Who sits at the table, and who of them reads; null is a spectator. */
export interface Company {
  readonly names: readonly string[];
  readonly titles: readonly Title[];
  readonly reader: number | null;
}

export const NOBODY: Company = { names: [], titles: [], reader: null };

const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm; // where a message or a term begins, as Fluent finds it
const NAMED = /[{(,]\s*(-?[a-zA-Z][\w-]*)/g; // whatever a message may refer to, and more

/** Messages of one language, from Fluent catalogues: sentences into words, as `regalia.words` does it in Python.
 *
 * A message is read when it is first wanted: to read them all takes a phone longer than to draw the page.
 */
export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #unread = new Map<string, string>();

  constructor(language: Language, catalogues: readonly string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
    for (const catalogue of catalogues) this.#shelve(catalogue);
  }

  #shelve(catalogue: string): void {
    const entries = [...catalogue.matchAll(ENTRY)];
    entries.forEach(({ index, 1: name = "" }, at) => {
      if (this.#unread.has(name)) throw new Error(`${name} is there twice in ${this.language}`);
      this.#unread.set(name, catalogue.slice(index, entries[at + 1]?.index));
    });
  }

  /** Read a message, and before it those that it names. */
  #read(name: string): void {
    const text = this.#unread.get(name);
    if (text === undefined) return;
    this.#unread.delete(name);
    for (const [, named = ""] of text.matchAll(NAMED)) this.#read(named);
    this.#bundle.addResource(new FluentResource(text));
  }

  say(sentence: Sentence, company: Company = NOBODY): string {
    return this.parts(sentence, company)
      .map((part) => part.text)
      .join("");
  }

  /** A sentence as text, and pieces in their places. */
  parts(sentence: Sentence, company: Company = NOBODY): Part[] {
    return new Telling(this, company).parts(sentence);
  }

  has(message: string): boolean {
    return this.#pattern(message) !== null;
  }

  /** A message of the catalogues, or with a dot an attribute of one; its arguments as Fluent takes them. */
  format(message: string, values: Record<string, FluentVariable> = {}): string {
    const pattern = this.#pattern(message);
    if (pattern === null) throw new Error(`no message ${message} in ${this.language}`);
    const problems: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, problems);
    if (problems[0]) throw new Error(`${message}: ${problems[0].message}`, { cause: problems[0] });
    return text;
  }

  #pattern(message: string) {
    const [name = "", attribute] = message.split(".", 2);
    this.#read(name);
    const found = this.#bundle.getMessage(name);
    return (attribute === undefined ? found?.value : found?.attributes[attribute]) ?? null;
  }
}
