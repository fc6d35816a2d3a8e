/** What is in the box: cities, tokens, permits, the nobility track, rewards and prices. */
import components from "../../../../src/regalia/games/council/components.json";
import type {
  CouncilCard,
  CouncilCity,
  CouncilCityInBox,
  CouncilComponents,
  CouncilCouncil,
  CouncilGain,
  CouncilPermit,
  CouncilRegion,
} from "../../wire/games.ts";
import { boxed } from "../../wire/known.ts";

export type Gain = CouncilGain;
export type Bonus = CouncilComponents["tokens"][number];

export interface City extends CouncilCityInBox {
  readonly id: CouncilCity;
}

const box = boxed<CouncilComponents>(components);

export const CITIES: readonly City[] = box.cities.map((city) => ({
  ...city,
  id: city.name.toLowerCase() as CouncilCity,
}));
export const CITY = new Map(CITIES.map((city) => [city.id, city]));
const CITY_BY_LETTER = new Map(CITIES.map((city) => [city.letter.toLowerCase(), city]));

export const REGIONS = Object.keys(box.regions) as CouncilRegion[];
export const COUNCILS: readonly CouncilCouncil[] = [...REGIONS, "queen"];
export const COLOURS = box.politics.colours;
export const KINDS: readonly CouncilCard[] = [...COLOURS, "joker"];
export const TOKENS: readonly Bonus[] = box.tokens;
export const NOBILITY: readonly Bonus[] = box.nobility;
export const { rewards: REWARDS, prices: PRICES } = components;
export const METALS = ["gold", "silver", "bronze", "iron"] as const;

const BONUSES = new Map<string, Bonus>(box.permits.map(({ cities, bonus }) => [cities.toLowerCase(), bonus]));

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
  repeat_tokens: "ui-again",
  free_permit: "permit-icon",
  repeat_permit: "ui-again",
};

export const gainsOf = (bonus: Bonus): [Gain, number][] => Object.entries(bonus) as [Gain, number][];
