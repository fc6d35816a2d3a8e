/** What the spinner showed in every round so far, from what was told: a position knows only the last one. */
import type { TableState } from "../../wire/apply.ts";

export function spunIn({ story }: Pick<TableState, "story">): number[] {
  const told = story.flat().filter(({ sentence }) => sentence.message === "event-demanded");
  return told.map(({ sentence }) => Number(sentence.arguments?.same));
}
