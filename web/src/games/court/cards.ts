/** The twenty cards, as the box describes them. */
import components from "../../../../src/regalia/games/court/components.json";
import type { CourtCard, CourtComponents } from "../../wire/games.ts";
import { boxed } from "../../wire/known.ts";

export type Card = CourtComponents["cards"][number];

/** All cards, in the order of the box. */
export const { cards: ALL } = boxed<CourtComponents>(components);
const PLACE = new Map(ALL.map((card, place) => [card.id, place]));

/** As they lie on display: the highest first. */
export const DISPLAYED: readonly Card[] = [...ALL].reverse();

/** How many copies are left, from the field that counts them in the order of the box. */
export function left(display: readonly number[], card: CourtCard): number {
  return display[PLACE.get(card) ?? -1] ?? 0;
}

const BY_ITSELF = new Set(["start_dice", "final_round"]);

/** Whether a card works without being used. */
export function worksByItself(card: CourtCard): boolean {
  return BY_ITSELF.has(ALL[PLACE.get(card) ?? -1]?.ability.type ?? "");
}

/** The faces of the dice that some cards bring in. */
export function broughtBy(court: readonly CourtCard[]): (number | string)[] {
  return court.flatMap((card) => ALL[PLACE.get(card) ?? -1]?.ability.face ?? []);
}
