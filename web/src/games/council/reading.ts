/** What the server says of this game, by its types. */
import type { TableState } from "../../wire/apply.ts";
import type {
  CouncilAction,
  CouncilCity,
  CouncilCouncil,
  CouncilDerived,
  CouncilFields,
  CouncilMetal,
} from "../../wire/games.ts";
import { type ChoiceIn, known } from "../../wire/known.ts";
import { CITIES } from "./box.ts";

export type { CouncilDerived, CouncilFacts, CouncilMetal as Metal } from "../../wire/games.ts";
export type CouncilChoice = ChoiceIn<"council">;

export type ChoiceOf<Type extends CouncilAction["type"]> = CouncilChoice & {
  readonly action: Extract<CouncilAction, { type: Type }>;
};

/** Cards by kind, and coins: before roads. */
export interface Way {
  readonly cards: readonly number[];
  readonly coins: number;
}

/** The ways to pay a council: the cheapest first. */
export const waysOf = ({ payments }: CouncilDerived, council: CouncilCouncil): readonly Way[] =>
  (payments[council] ?? []).map((row) => ({ cards: row.slice(0, -1), coins: row.at(-1) ?? 0 }));

export const fieldsOf = (state: TableState): CouncilFields => known<"council">(state).fields;
export const derivedOf = (state: TableState): CouncilDerived => known<"council">(state).derived;
export const choicesOf = (state: TableState): readonly CouncilChoice[] =>
  Object.values(known<"council">(state).choices);

export function choicesOfType<Type extends CouncilAction["type"]>(
  choices: readonly CouncilChoice[],
  type: Type,
): readonly ChoiceOf<Type>[] {
  return choices.filter((choice): choice is ChoiceOf<Type> => choice.action.type === type);
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

/** The metal of a city, by whose name it is drawn and called. */
export function metalOf({ metals }: CouncilDerived, city: CouncilCity): CouncilMetal | "royal" {
  return metals[CITIES.findIndex(({ id }) => id === city)] ?? "royal";
}
