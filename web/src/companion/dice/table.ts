import type { CourtCard } from "../../wire/games.ts";
import { type Language, Words } from "../../words/words.ts";
import { OddsTable } from "./odds.ts";

/** What is looked up, and what the cards are called: parts of their own, fetched when the dice are looked at. */
const CATALOGUES = {
  en: () => import("../../../../src/regalia/games/court/en.ftl?raw"),
  de: () => import("../../../../src/regalia/games/court/de.ftl?raw"),
};

export async function oddsTable(): Promise<OddsTable> {
  return new OddsTable((await import("./odds.json")).default);
}

export async function cardWords(language: Language): Promise<Words> {
  return new Words(language, [(await CATALOGUES[language]()).default]);
}

export interface Told {
  readonly card: CourtCard;
  readonly thousandths: number;
}

const PERCENT = 10;

/** A chance in hundredths: what is possible is never told as nothing, nor what is uncertain as sure. */
export function percent(thousandths: number): string {
  if (thousandths === 0) return "0";
  if (thousandths < PERCENT) return "<1";
  if (thousandths > 1_000 - PERCENT && thousandths < 1_000) return ">99";
  return String(Math.round(thousandths / PERCENT));
}
