import type { CouncilCard } from "../../wire/games.ts";
import type { Sentence } from "../../wire/messages.ts";
import { KINDS } from "./box.ts";
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

/** What cards are called, each kind once. */
export function cardNames(cards: Cards): Sentence[] {
  const isCounted = cards.some((count) => count > 1);
  return KINDS.flatMap((kind, at) => {
    const count = cards[at] ?? 0;
    return count > 0 ? [{ message: `card-${kind}${isCounted ? ".counted" : ""}`, arguments: { count } }] : [];
  });
}

/** The cards one by one, each known again. */
export function heldCards(hand: Cards): Held[] {
  const cards = listed(hand);
  return cards.map((card, at) => {
    const earlier = cards.slice(0, at).filter((one) => one === card).length;
    return { card, id: `${card} ${earlier}`, isLast: cards[at + 1] !== card };
  });
}
