/** What the server says of this game, by its types. */
import type { TableState } from "../../wire/apply.ts";
import type { CourtAction, CourtCard, CourtDerived, CourtEvent, CourtFields, CourtStep } from "../../wire/games.ts";
import { type ChoiceIn, known } from "../../wire/known.ts";

export type { CourtFinalRound as FinalRound } from "../../wire/games.ts";
export type CourtChoice = ChoiceIn<"court">;

const CERTAIN = 1_001; // thousandths, and a little more: what lies there needs no roll

export const fieldsOf = (state: TableState): CourtFields => known<"court">(state).fields;
export const derivedOf = (state: TableState): CourtDerived => known<"court">(state).derived;
export const choicesOf = (state: TableState): readonly CourtChoice[] => Object.values(known<"court">(state).choices);

/** How likely a card is by plain rolling, in per cent: null where that goes without saying. */
export function percentOf({ odds, payable }: CourtDerived, card: CourtCard): number | null {
  const thousandths = odds?.[card] ?? 0;
  if (thousandths === 0 || payable.includes(card)) return null;
  return Math.min(99, Math.max(1, Math.round(thousandths / 10)));
}

/** Cards with those first that are nearest: that the dice as they lie would pay, then the likeliest. */
export function nearestFirst<T extends { readonly id: CourtCard }>(cards: readonly T[], derived: CourtDerived): T[] {
  const near = ({ id }: T): number => (derived.payable.includes(id) ? CERTAIN : (derived.odds?.[id] ?? 0));
  return [...cards].sort((one, other) => near(other) - near(one)); // those equally near stay as they lie
}

/** Dice counted by face, one by one from the lowest. */
export function faces(counts: readonly number[]): number[] {
  return counts.flatMap((count, face) => Array<number>(count).fill(face));
}

/** The cards of a seat, Charlatans among them. */
export function courtOf(fields: CourtFields, seat: number): CourtCard[] {
  const charlatans = Array<CourtCard>(fields.charlatans[seat] ?? 0).fill("charlatan");
  return [...(fields.cards[seat] ?? []), ...charlatans];
}

/** A card that came to somebody's court. */
export interface Taking {
  readonly seat: number;
  readonly card: CourtCard;
}

/** The card that an entry brought somebody. */
export function takingIn(news: TableState["told"]): Taking | null {
  for (const event of news as readonly CourtEvent[]) {
    if (event.type === "took") return event;
    if (event.type === "flipped") return { seat: event.seat, card: "charlatan" };
    if (event.type === "claimed" || event.type === "beat") return { seat: event.seat, card: "king" };
  }
  return null;
}

/** The card that is at work in a step of the turn. */
export const AT_WORK: Record<CourtStep, CourtCard | null> = {
  dice: null,
  merchant: "merchant",
  noblewoman: "noblewoman",
  nobleman: "nobleman",
  alchemist: "alchemist",
  transmute: "alchemist",
};

/** The card that an action uses, where it uses one. */
export function cardUsed(action: CourtAction): CourtCard | null {
  switch (action.type) {
    case "bring":
      return action.card;
    case "keep":
    case "roll":
    case "take":
    case "finish":
      return null;
    case "throw":
      return "merchant";
    case "transmute":
      return "alchemist";
    case "enough":
      return null;
    default:
      return action.type;
  }
}

/** The faces of the dice that an action works on. */
export function diceOf(action: CourtAction): number[] {
  if (action.type === "philosopher") return [action.giver, action.receiver];
  return "face" in action && action.type !== "queen" && action.type !== "transmute" ? [action.face] : [];
}

/** Whether an action works on dice of just these faces. */
export function worksOn(action: CourtAction, given: readonly number[]): boolean {
  return String(diceOf(action).sort()) === String([...given].sort());
}

/** What the dice become, where the server says so. */
export function becomes({ action, facts }: CourtChoice): number[] {
  if ("to" in action) return [action.to];
  if (facts.to !== undefined) return [facts.to].flat();
  return action.type === "queen" ? [action.face] : [];
}
