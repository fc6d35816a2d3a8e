/** The twenty cards, as the box describes them. */
import components from "../../../../src/regalia/games/court/components.json";
import type { CourtCard } from "../../wire/games.ts";

export interface Card {
  readonly id: CourtCard;
  readonly level: string | null;
  readonly cost: { readonly type: string; readonly n?: number };
  readonly ability: { readonly type: string };
}

const ALL = components.cards as readonly Card[];
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
