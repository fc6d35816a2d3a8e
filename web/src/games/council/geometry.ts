/** Where things lie on the drawn board. */
import type { CouncilCity } from "../../wire/games.ts";
import { CITIES, CITY, type City } from "./box.ts";

export const WIDTH = 940;
export const HEIGHT = 388;
export const COAST_END = 318;
export const HILLS_END = 628;

/** Where the names of the lands stand: beneath the cities, so that what is told of one has the upper edge. */
export const TITLES = { middles: [272, 540, 845], base: 378, height: 18 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function pointOf({ place: [x, y] }: City): Point {
  return { x: Math.round(x * (WIDTH - 70) + 30), y: Math.round(y * (HEIGHT - 36) + 6) };
}

export function pointOfCity(id: CouncilCity): Point {
  const city = CITY.get(id) ?? CITIES[0];
  return city === undefined ? { x: 0, y: 0 } : pointOf(city);
}

/** A number before its piece, within a pill of the map. */
export interface Cell {
  readonly piece: string;
  readonly amount: number | null; // null: the piece alone
}

/** A pill beside a city: to the right of its middle the token, to the left what a merchant there would cost. */
export const PILL = { top: -42, height: 25, token: 17, price: -13 } as const;
const PADDING = 4;
const ICON = 20;
const DIGIT = 9;

export const numberWidth = ({ amount }: Cell): number => (amount === null ? 0 : String(amount).length * DIGIT + 2);
const cellWidth = (cell: Cell): number => ICON + numberWidth(cell);

export function pillWidth(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + cellWidth(cell), 2 * PADDING);
}

/** Where each cell of a pill begins. */
export function cellPlaces(cells: readonly Cell[]): number[] {
  return cells.map((_, at) => pillWidth(cells.slice(0, at)) - PADDING + 1);
}

/** The plate with a city's name. */
export const PLATE = { top: 33, height: 19 } as const;

export function plateWidth({ name }: City): number {
  return name.length * 8 + 22;
}

/** A road bends a little, as roads do: where it begins, what it bends towards, and where it ends. */
export function bend(one: CouncilCity, other: CouncilCity): readonly [Point, Point, Point] {
  const [from, to] = [one, other].sort().map((id) => pointOfCity(id as CouncilCity)) as [Point, Point];
  const x = (from.x + to.x) / 2 + (to.y - from.y) * 0.12;
  const y = (from.y + to.y) / 2 - (to.x - from.x) * 0.06;
  return [from, { x: Math.round(x), y: Math.round(y) }, to];
}

export function road(one: CouncilCity, other: CouncilCity): string {
  const [from, over, to] = bend(one, other);
  return `M${from.x} ${from.y}Q${over.x} ${over.y} ${to.x} ${to.y}`;
}
