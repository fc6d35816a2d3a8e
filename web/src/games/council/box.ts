/** What is in the box: cities, tokens, permits, the nobility track, rewards and prices. */
import components from "../../../../src/regalia/games/council/components.json";
import type {
  CouncilCard,
  CouncilCity,
  CouncilColour,
  CouncilCouncil,
  CouncilPermit,
  CouncilRegion,
} from "../../wire/games.ts";

export type Gain =
  | "points"
  | "coins"
  | "servants"
  | "cards"
  | "main_actions"
  | "nobility"
  | "repeat_tokens"
  | "free_permit"
  | "repeat_permit";
export type Bonus = Readonly<Partial<Record<Gain, number>>>;

export interface City {
  readonly id: CouncilCity;
  readonly letter: string;
  readonly name: string;
  readonly region: CouncilRegion;
  readonly place: readonly [number, number]; // on the drawn board, from 0 to 1
}

export const CITIES: readonly City[] = components.cities.map(
  (city) => ({ ...city, id: city.name.toLowerCase() }) as unknown as City,
);
export const CITY = new Map(CITIES.map((city) => [city.id, city]));
const CITY_BY_LETTER = new Map(CITIES.map((city) => [city.letter.toLowerCase(), city]));

export const REGIONS = Object.keys(components.regions) as CouncilRegion[];
export const COUNCILS: readonly CouncilCouncil[] = [...REGIONS, "queen"];
export const COLOURS = components.politics.colours as CouncilColour[];
export const KINDS: readonly CouncilCard[] = [...COLOURS, "joker"];
export const TOKENS: readonly Bonus[] = components.tokens;
export const NOBILITY: readonly Bonus[] = components.nobility;
export const { rewards: REWARDS, prices: PRICES } = components;
export const METALS = ["gold", "silver", "bronze", "iron"] as const;

const BONUSES = new Map<string, Bonus>(components.permits.map(({ cities, bonus }) => [cities.toLowerCase(), bonus]));

export function bonusOf(permit: CouncilPermit): Bonus {
  return BONUSES.get(permit) ?? {};
}

/** The cities that a permit names. */
export function citiesOf(permit: CouncilPermit): City[] {
  return [...permit].flatMap((letter) => CITY_BY_LETTER.get(letter) ?? []);
}

/** The piece as which a gain is drawn. */
export const GAIN_PIECES: Readonly<Record<Gain, string>> = {
  points: "point",
  coins: "coin",
  servants: "servant",
  cards: "card",
  main_actions: "action",
  nobility: "nobility",
  repeat_tokens: "again",
  free_permit: "permit-icon",
  repeat_permit: "again",
};

export const gainsOf = (bonus: Bonus): [Gain, number][] => Object.entries(bonus) as [Gain, number][];
