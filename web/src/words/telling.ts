import type { FluentVariable } from "@fluent/bundle";
import type { Sentence } from "../wire/messages.ts";
import { type Part, Pieces, pieceKind } from "./parts.ts";
import { fluentValue } from "./values.ts";
import type { Company, Words } from "./words.ts";

/** One sentence on its way into words. */
export class Telling {
  readonly pieces = new Pieces();
  readonly words: Words;
  readonly company: Company;

  constructor(words: Words, company: Company) {
    this.words = words;
    this.company = company;
  }

  parts(sentence: Sentence): Part[] {
    return this.pieces.split(this.text(sentence));
  }

  /** The words of a message or of one of its attributes, pieces as marks. */
  text(sentence: Sentence, attribute = ""): string {
    const { message } = sentence;
    const text = this.words.format(attribute ? `${message}.${attribute}` : message, this.#values(sentence));
    const kind = pieceKind(message);
    return kind === null ? text : this.pieces.mark({ kind, text, about: sentence });
  }

  #values(sentence: Sentence): Record<string, FluentVariable> {
    const given = Object.entries(sentence.arguments ?? {});
    return Object.fromEntries(given.map(([name, argument]) => [name, fluentValue(argument, this)]));
  }
}
