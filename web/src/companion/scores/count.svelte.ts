import components from "../../../../src/regalia/games/council/components.json";
import type { Courtier, FinalCount } from "../../wire/messages.ts";
import { players } from "../players.svelte.ts";

const { rewards } = components;
const METALS = ["gold", "silver", "bronze", "iron"] as const;

/** What everybody counts himself, and how much of it there can be. */
export const STOCKS = [
  { stock: "points", most: 300 },
  { stock: "nobility", most: components.nobility.length - 1 },
  { stock: "permits", most: components.permits.length },
  { stock: "servants", most: 99 },
  { stock: "cards", most: 90 },
] as const satisfies readonly { stock: keyof Courtier; most: number }[];

export type Family = "colours" | "regions" | "queens";

export interface Reward {
  readonly family: Family;
  readonly place: number; // within it
  readonly name: string;
  readonly points: number;
}

/** The tiles that somebody may have, in the order of the score sheet. */
export const REWARDS: readonly Reward[] = [
  ...METALS.map((name, place) => ({ family: "colours" as const, place, name, points: rewards[name] })),
  ...Object.keys(components.regions).map((name, place) => ({
    family: "regions" as const,
    place,
    name,
    points: rewards.region,
  })),
  ...rewards.queen.map((points, place) => ({ family: "queens" as const, place, name: "queen", points })),
];

const NOTHING: Courtier = { points: 0, nobility: 0, permits: 0, servants: 0, cards: 0 };

/** All that counts at the end of Council of 4. */
class Count {
  #stocks = $state.raw<readonly Courtier[]>([]);
  #owners = $state.raw<Readonly<Record<Family, readonly (number | null)[]>>>(nobody());
  tiedPermitsScore = $state(true);

  stock(seat: number, stock: keyof Courtier): number {
    return (this.#stocks[seat] ?? NOTHING)[stock];
  }

  count(seat: number, stock: keyof Courtier, number: number): void {
    this.#stocks = players.all.map((_, at) => ({
      ...(this.#stocks[at] ?? NOTHING),
      ...(at === seat ? { [stock]: number } : {}),
    }));
  }

  owner({ family, place }: Reward): number | null {
    const owner = this.#owners[family][place] ?? null;
    return owner !== null && owner < players.all.length ? owner : null;
  }

  /** A tile lies with one player, or with nobody: pressed again it lies with nobody. */
  give(reward: Reward, seat: number): void {
    const owner = this.owner(reward) === seat ? null : seat;
    const family = this.#owners[reward.family].map((old, place) => (place === reward.place ? owner : old));
    this.#owners = { ...this.#owners, [reward.family]: family };
  }

  anew(): void {
    this.#stocks = [];
    this.#owners = nobody();
  }

  /** As the engine is asked about it. */
  readonly final: FinalCount = $derived.by(() => ({
    courtiers: players.all.map((_, seat) => ({ ...(this.#stocks[seat] ?? NOTHING) })),
    colours: this.#family("colours"),
    regions: this.#family("regions"),
    queens: this.#family("queens"),
    tied_permits_score: this.tiedPermitsScore,
  }));

  #family(family: Family): (number | null)[] {
    return REWARDS.filter((reward) => reward.family === family).map((reward) => this.owner(reward));
  }
}

function nobody(): Record<Family, null[]> {
  const of = (family: Family): null[] => REWARDS.filter((reward) => reward.family === family).map(() => null);
  return { colours: of("colours"), regions: of("regions"), queens: of("queens") };
}

export const count = new Count();
