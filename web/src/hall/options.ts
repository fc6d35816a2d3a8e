import type { Words } from "../words/words.ts";

/** A value of an option in words: each has words of its own, or numbers share some. */
export function optionText(words: Words, name: string, value: unknown): string {
  const message = `option-${name}.${value}`;
  if (words.has(message)) return words.format(message);
  return words.format(`option-${name}.number`, { number: Number(value) });
}
