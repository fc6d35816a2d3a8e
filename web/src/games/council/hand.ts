import type { CouncilCard } from "../../wire/games.ts";
import { type Cards, changedAll, listed, NO_CARDS } from "./paying.ts";
import type { CouncilTable } from "./table.svelte.ts";

export interface Held {
  readonly card: CouncilCard;
  readonly id: string;
  readonly isLast: boolean; // of its kind
}

/** One's own cards without those that are laid, by kind: others' hands are their own business. */
export function handOf({ desk, fields, payment }: CouncilTable): Cards {
  const { seat } = desk.state;
  const held = (seat === null ? undefined : fields.hands[seat]) ?? NO_CARDS;
  return payment === null ? held : changedAll(held, payment.begun, payment.laid);
}

/** The cards one by one, each known again. */
export function heldCards(hand: Cards): Held[] {
  const cards = listed(hand);
  return cards.map((card, at) => {
    const earlier = cards.slice(0, at).filter((one) => one === card).length;
    return { card, id: `${card} ${earlier}`, isLast: cards[at + 1] !== card };
  });
}
