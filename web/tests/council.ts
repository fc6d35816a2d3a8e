import { barOf } from "../src/games/council/bar.ts";
import { CouncilTable } from "../src/games/council/table.svelte.ts";
import { speech } from "../src/words/speech.svelte.ts";
import { moment } from "./gallery/moment.ts";

/** A recorded moment of Council of 4, in English, and the table as somebody sits at it. */
export function seated(name: string) {
  speech.speak("en");
  const desk = moment(name, "en", "council");
  return { desk, table: new CouncilTable(desk) };
}

export const offers = (table: CouncilTable) => barOf(table).offers.map(({ id, tone }) => `${id} ${tone}`);
