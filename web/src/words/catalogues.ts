import { Problem } from "../wire/http.ts";
import type { Catalogues } from "../wire/messages.ts";
import { type Language, Words } from "./words.ts";

const known = new Map<string, Promise<string>>();

/** The words of a game: what is said in all games, and in this one. */
export async function gameWords(where: { [language: string]: Catalogues }, language: Language): Promise<Words> {
  const found = where[language];
  if (found === undefined) throw new Error(`no catalogues in ${language}`);
  return new Words(language, await Promise.all([found.shared, found.game].map(catalogue)));
}

/** The address of a catalogue changes with its content: it is fetched once. What failed is tried again. */
function catalogue(address: string): Promise<string> {
  const fetched = known.get(address) ?? fetchCatalogue(address);
  known.set(address, fetched);
  fetched.catch(() => known.delete(address));
  return fetched;
}

async function fetchCatalogue(address: string): Promise<string> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) throw new Problem(response?.status ?? 0, null);
  return response.text();
}
