import type { CouncilCard } from "../../wire/games.ts";
import { changedAll, listed, NO_CARDS } from "./paying.ts";
import type { CouncilTable } from "./table.svelte.ts";

export interface Held {
  readonly card: CouncilCard;
  readonly id: string;
  readonly isLast: boolean; // of its kind
}

/** One's own cards without those that are laid: others' hands are their own business. */
export function handOf({ desk, fields, payment }: CouncilTable): Held[] {
  const { seat } = desk.state;
  if (seat === null) return [];
  const held = fields.hands[seat] ?? NO_CARDS;
  const cards = listed(payment === null ? held : changedAll(held, payment.begun, payment.laid));
  return cards.map((card, at) => {
    const earlier = cards.slice(0, at).filter((one) => one === card).length;
    return { card, id: `${card} ${earlier}`, isLast: cards[at + 1] !== card };
  });
}
