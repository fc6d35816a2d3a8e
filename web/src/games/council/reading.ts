/** What the server says of this game, by its types. */
import type { TableState } from "../../wire/apply.ts";
import type { CouncilAction, CouncilCity, CouncilColour, CouncilCouncil, CouncilFields } from "../../wire/games.ts";
import type { Choice } from "../../wire/messages.ts";
import { type Bonus, CITIES } from "./box.ts";

/** `facts` of `regalia/games/council/telling/facts.py`: which of them there are depends on the action. */
export interface CouncilFacts {
  readonly coins?: number | null;
  readonly servants?: number;
  readonly road_coins?: number;
  readonly tokens?: readonly CouncilCity[]; // of these cities
  readonly gains?: Bonus;
  readonly rewards?: number;
  readonly dropped?: CouncilColour;
}

export interface CouncilChoice<Action extends CouncilAction = CouncilAction> extends Omit<Choice, "action" | "facts"> {
  readonly action: Action;
  readonly facts: CouncilFacts;
}

export type ChoiceOf<Type extends CouncilAction["type"]> = CouncilChoice<Extract<CouncilAction, { type: Type }>>;

/** Cards by kind, and coins: before roads. */
export interface Way {
  readonly cards: readonly number[];
  readonly coins: number;
}

export type Metal = "gold" | "silver" | "bronze" | "iron";

/** `derived` of `regalia/games/council/telling/aids.py`. */
export interface CouncilDerived {
  readonly score: Readonly<Record<string, readonly number[]>>;
  readonly points_won: readonly number[];
  readonly metals: readonly (Metal | null)[]; // by city; null is the royal one
  readonly roads: readonly (readonly [CouncilCity, CouncilCity])[];
  readonly coming: readonly number[]; // who has the next turns
  readonly walk: readonly (CouncilCity | null)[]; // by city: the one before it on the queen's way
  readonly payments: Readonly<Partial<Record<CouncilCouncil, readonly Way[]>>>; // the cheapest first
  readonly payment: CouncilFacts | null;
}

export const fieldsOf = (state: TableState): CouncilFields => state.fields as unknown as CouncilFields;
export const derivedOf = (state: TableState): CouncilDerived => state.derived as unknown as CouncilDerived;
export const choicesOf = (state: TableState): readonly CouncilChoice[] =>
  Object.values(state.choices) as unknown as CouncilChoice[];

export function choicesOfType<Type extends CouncilAction["type"]>(
  choices: readonly CouncilChoice[],
  type: Type,
): readonly ChoiceOf<Type>[] {
  return choices.filter(({ action }) => action.type === type) as unknown as ChoiceOf<Type>[];
}

/** The cities on the queen's way, from where she stands to the end. */
export function wayTo(walk: CouncilDerived["walk"], end: CouncilCity): CouncilCity[] {
  const way: CouncilCity[] = [end];
  for (let city = before(walk, end); city !== null; city = before(walk, city)) way.unshift(city);
  return way;
}

function before(walk: CouncilDerived["walk"], city: CouncilCity): CouncilCity | null {
  return walk[CITIES.findIndex(({ id }) => id === city)] ?? null;
}

/** The roads with both ends among some cities. */
export function roadsWithin(
  roads: CouncilDerived["roads"],
  cities: ReadonlySet<CouncilCity>,
): readonly (readonly [CouncilCity, CouncilCity])[] {
  return roads.filter(([one, other]) => cities.has(one) && cities.has(other));
}
