/**
 * Puts sentences into words, a line each: `tests/web/test_same_words.py` compares them with Python's.
 *
 * The first line of the input holds the catalogues by language. Every other line is a sentence with its language and
 * its company; the answer is a line with its parts.
 */
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import type { Sentence } from "../src/wire/messages.ts";
import { type Company, type Language, Words } from "../src/words/words.ts";

interface Spoken {
  language: Language;
  sentence: Sentence;
  company: Company;
}

const lines = createInterface({ input: stdin })[Symbol.asyncIterator]();

async function read<T>(): Promise<T | null> {
  const { value, done } = await lines.next();
  return done ? null : JSON.parse(value);
}

const catalogues = (await read<Record<Language, string[]>>()) ?? { en: [], de: [] };
const words = { en: new Words("en", catalogues.en), de: new Words("de", catalogues.de) };
for (let spoken = await read<Spoken>(); spoken !== null; spoken = await read<Spoken>()) {
  stdout.write(`${JSON.stringify(words[spoken.language].parts(spoken.sentence, spoken.company))}\n`);
}
