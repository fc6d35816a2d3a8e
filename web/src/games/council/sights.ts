/** What the map shows at a moment: which cities can be pressed, what pressing would cost, and what would pay. */
import type { CouncilCity } from "../../wire/games.ts";
import type { Cell } from "./geometry.ts";
import { type CouncilChoice, metalOf, roadsWithin, wayTo } from "./reading.ts";
import type { CouncilTable } from "./table.svelte.ts";
import { chainOf } from "./told.ts";

export const PAYING = 130; // milliseconds from city to city, when a chain of tokens pays

type Roads = readonly (readonly [CouncilCity, CouncilCity])[];

/** A road that is lit from one end to the other; `step` roads lie between its beginning and the merchant. */
export interface LitRoad {
  readonly from: CouncilCity;
  readonly to: CouncilCity;
  readonly step: number;
}

/** What a merchant in a city would cost at least. */
export function priceIn(table: CouncilTable, city: CouncilCity): Cell[] {
  const [placing] = table.placings(city);
  const visit = table.visit(city);
  const { servants = 0 } = (placing ?? visit)?.facts ?? {};
  const others = servants > 0 ? [{ piece: "servant", amount: servants }] : [];
  if (placing !== undefined) return [{ piece: "permit-icon", amount: null }, ...others];
  return visit === undefined ? [] : [{ piece: "coin", amount: visit.facts.coins ?? 0 }, ...others];
}

export function canPress(table: CouncilTable, city: CouncilCity): boolean {
  const choices = [table.visit(city), table.repeat(city), ...table.placings(city)];
  return choices.some((choice) => choice !== undefined);
}

/** The city that is looked at: the one pointed at, else the one taken up. */
export function focusOf({ pointed, open, fields, isMine }: CouncilTable): CouncilCity | null {
  if (pointed !== null) return pointed;
  if (open !== null && "city" in open) return open.city;
  return isMine && fields.step === "pay_for_queen" ? fields.pay_city : null;
}

/** What a merchant there would do, by whatever way it comes. */
export function outlook(table: CouncilTable, city: CouncilCity): CouncilChoice["facts"] | null {
  if (table.isMine && table.fields.step === "pay_for_queen" && table.fields.pay_city === city)
    return table.derived.payment;
  return (table.placings(city)[0] ?? table.visit(city))?.facts ?? null;
}

/** The roads that the queen would walk to the city looked at. */
export function queensRoads(table: CouncilTable): Roads {
  const city = focusOf(table);
  if (city === null || outlook(table, city)?.road_coins === undefined) return [];
  const way = wayTo(table.derived.walk, city);
  return way.slice(1).map((end, at) => [way[at] ?? end, end]);
}

/** The cities whose tokens would pay, or have just paid, and the roads that link them. */
export interface Lit {
  readonly cities: ReadonlyMap<CouncilCity, number>; // how many roads they lie away from the merchant
  readonly roads: readonly LitRoad[];
  readonly isPaid: boolean;
}

export function litOf(table: CouncilTable): Lit {
  const city = focusOf(table);
  const facts = city === null ? null : outlook(table, city);
  if (city !== null && facts?.tokens !== undefined)
    return linked(table, table.fields.seat, [city, ...facts.tokens], false);
  const chain = city === null ? chainOf(table.desk.state, table.fields) : null;
  return chain === null ? NOTHING_LIT : linked(table, chain.seat, [chain.city, ...chain.paid], true);
}

const NOTHING_LIT: Lit = { cities: new Map(), roads: [], isPaid: false };

/** The royal city pays nothing, but roads of a chain may lead through it. */
function linked({ fields, derived }: CouncilTable, seat: number, cities: readonly CouncilCity[], isPaid: boolean): Lit {
  const own = (fields.merchants[seat] ?? []).filter((city) => metalOf(derived, city) === "royal");
  const roads = roadsWithin(derived.roads, new Set([...cities, ...own]));
  const far = stepsFrom(cities[0] as CouncilCity, roads);
  const at = (city: CouncilCity): number => far.get(city) ?? 0;
  return {
    cities: new Map(cities.map((city) => [city, at(city)])),
    roads: roads.map(([one, other]) => {
      const [from, to] = at(one) <= at(other) ? [one, other] : [other, one];
      return { from, to, step: at(from) };
    }),
    isPaid,
  };
}

/** How many roads every city that can be reached lies away. */
function stepsFrom(start: CouncilCity, roads: Roads): ReadonlyMap<CouncilCity, number> {
  const far = new Map([[start, 0]]);
  for (const [city, step] of far) {
    for (const road of roads) {
      const next = road.find((end) => end !== city);
      if (road.includes(city) && next !== undefined && !far.has(next)) far.set(next, step + 1);
    }
  }
  return far;
}
