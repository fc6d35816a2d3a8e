/** What the server says of this game, by its types. */
import type { TableState } from "../../wire/apply.ts";
import type { CourtAction, CourtCard, CourtFields, CourtStep } from "../../wire/games.ts";
import type { Choice, Json } from "../../wire/messages.ts";

export interface CourtChoice extends Omit<Choice, "action"> {
  readonly action: CourtAction;
}

/** `derived` of `regalia/games/court/telling/prospects.py`. */
export interface CourtDerived {
  readonly start_dice: readonly number[];
  readonly payable: readonly CourtCard[];
  readonly odds: Readonly<Partial<Record<CourtCard, number>>> | null; // thousandths, by plain rolling
  readonly final: FinalRound | null;
  readonly coming: readonly number[]; // who has the next turns
}

export interface FinalRound {
  readonly order: readonly number[];
  readonly can_roll: readonly boolean[];
  readonly goals: readonly { readonly size: number; readonly faces: readonly number[] }[];
  readonly nearest: {
    readonly face: number;
    readonly size: number;
    readonly set_aside: number;
    readonly active: number;
  };
}

export const fieldsOf = (state: TableState): CourtFields => state.fields as unknown as CourtFields;
export const derivedOf = (state: TableState): CourtDerived => state.derived as unknown as CourtDerived;
export const choicesOf = (state: TableState): readonly CourtChoice[] =>
  Object.values(state.choices) as unknown as CourtChoice[];

/** How likely a card is by plain rolling, in per cent: null where that goes without saying. */
export function percentOf({ odds, payable }: CourtDerived, card: CourtCard): number | null {
  const thousandths = odds?.[card] ?? 0;
  if (thousandths === 0 || payable.includes(card)) return null;
  return Math.min(99, Math.max(1, Math.round(thousandths / 10)));
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
  const told: Json | undefined = facts.to;
  if (Array.isArray(told)) return told.map(Number);
  if (typeof told === "number") return [told];
  return action.type === "queen" ? [action.face] : [];
}
