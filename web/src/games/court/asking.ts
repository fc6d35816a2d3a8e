import type { CourtAction, CourtCard } from "../../wire/games.ts";
import type { Refusal } from "../../wire/messages.ts";
import type { Pile } from "./dice.ts";

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

/** Why a die that lies aside or in hand stays there: no action is about it, so there is none to ask the server of. */
export function staying(pile: Pile): Refusal {
  const isAside = pile === "set_aside";
  const [code, reason] = isAside ? ["C2", "no-die-to-keep"] : ["C3", "in-hand"];
  return { code, reason, sentence: { message: isAside ? "board-stays-aside" : "board-stays-in-hand" }, game: "court" };
}
