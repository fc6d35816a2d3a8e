import type { CourtAction, CourtCard } from "../../wire/games.ts";

/** What using a card on a die would be, if it were allowed: so that the server can say why it is not. */
export function useOf(card: CourtCard, face: number): CourtAction {
  switch (card) {
    case "fool":
    case "merchant":
    case "noblewoman":
    case "nobleman":
    case "alchemist":
    case "queen":
      return { type: card, face };
    case "serving_maid":
      return { type: card, face: Math.min(face, 5), pips: 1 };
    case "astronomer":
    case "magician":
      return { type: card, face, to: face === 6 ? 5 : 6 };
    case "philosopher":
      return { type: card, giver: Math.max(face, 2), receiver: Math.min(face, 5), pips: 1 };
    default:
      return { type: "bring", card };
  }
}
