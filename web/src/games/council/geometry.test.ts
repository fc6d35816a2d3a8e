import { expect, test } from "vitest";
import components from "../../../../src/regalia/games/council/components.json";
import type { CouncilCity } from "../../wire/games.ts";
import { CITIES, type City, GAIN_PIECES, gainsOf, TOKENS } from "./box.ts";
import { bend, HEIGHT, PILL, PLATE, type Point, pillWidth, plateWidth, pointOf, TITLES, WIDTH } from "./geometry.ts";

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const WIDEST_TOKEN = Math.max(
  ...TOKENS.map((token) =>
    pillWidth(
      gainsOf(token).map(([gain, amount]) => ({ piece: GAIN_PIECES[gain], amount: amount > 1 ? amount : null })),
    ),
  ),
);
const WIDEST_PRICE = pillWidth([
  { piece: "coin", amount: 20 },
  { piece: "servant", amount: 3 },
]);

function box(city: City, left: number, top: number, width: number, height: number): Box {
  const { x, y } = pointOf(city);
  return { name: city.name, left: x + left, top: y + top, right: x + left + width, bottom: y + top + height };
}

/** All that has to be read of a city: its name, its token and its price, at their widest. */
function boxesOf(city: City): Box[] {
  return [
    box(city, -plateWidth(city) / 2, PLATE.top, plateWidth(city), PLATE.height),
    box(city, PILL.token, PILL.top, WIDEST_TOKEN, PILL.height),
    box(city, PILL.price - WIDEST_PRICE, PILL.top, WIDEST_PRICE, PILL.height),
  ];
}

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test("no name, token or price of a city lies on those of another, on whatever board", () => {
  const all = CITIES.flatMap(boxesOf);
  const over = all.flatMap((one) => all.filter((other) => other.name > one.name && isOver(one, other)));
  expect(over).toEqual([]);
});

test("all that is to be read of a city lies within the map", () => {
  const isWithin = ({ left, top, right, bottom }: Box): boolean =>
    left >= 0 && top >= 0 && right <= WIDTH && bottom <= HEIGHT;
  expect(CITIES.flatMap(boxesOf).filter((one) => !isWithin(one))).toEqual([]);
});

const TITLE_WIDTHS = [80, 80, 125]; // of the lands, in the larger letters of small screens

test("the name of a land lies on nothing that is to be read of a city", () => {
  const { middles, base, height } = TITLES;
  const titles = middles.map((x, at) => {
    const half = (TITLE_WIDTHS[at] ?? 0) / 2;
    return { name: "", left: x - half, top: base - height, right: x + half, bottom: base };
  });
  expect(CITIES.flatMap(boxesOf).filter((one) => titles.some((title) => isOver(one, title)))).toEqual([]);
});

const MEDALLION = 38; // its radius, with the rays of gold
const CROWN = { left: -15, top: -50, width: 30, height: 24 } as const; // over the royal city, which has no token
const SEEN = 40; // of a road, at least

const { boards, faces, seams } = components as unknown as {
  readonly boards: Readonly<Record<string, readonly [string, string, string]>>;
  readonly faces: Readonly<Record<string, { readonly roads: readonly string[]; readonly royal?: string }>>;
  readonly seams: Readonly<Record<string, readonly string[]>>;
};
const cityAt = (letter: string | undefined): City => CITIES.find((city) => city.letter === letter) as City;

function roadsOf([coast, hills, mountains]: readonly [string, string, string]): readonly string[] {
  const within = [coast, hills, mountains].flatMap((face) => faces[face]?.roads ?? []);
  return [...within, ...(seams.always ?? []), ...(seams[hills] ?? [])];
}

const isOn = ({ x, y }: Point, { left, top, right, bottom }: Box): boolean =>
  x > left && x < right && y > top && y < bottom;
const isOnMedallion = ({ x, y }: Point, city: City): boolean =>
  Math.hypot(pointOf(city).x - x, pointOf(city).y - y) < MEDALLION;

/** What lies on the roads of a board: medallions, names, tokens, and the crown. */
function isCovered(place: Point, royal: string | undefined): boolean {
  return CITIES.some((city) => {
    const [plate, token] = boxesOf(city) as [Box, Box, Box];
    const crown = box(city, CROWN.left, CROWN.top, CROWN.width, CROWN.height);
    const boxes = [plate, city.letter === royal ? crown : token];
    return isOnMedallion(place, city) || boxes.some((one) => isOn(place, one));
  });
}

/** A hundred and one places along a road. */
function placesOf(letters: string): Point[] {
  const [one, other] = [...letters].map((letter) => cityAt(letter).id) as [CouncilCity, CouncilCity];
  const [from, over, to] = bend(one, other);
  return Array.from({ length: 101 }, (_, at) => {
    const [t, rest] = [at / 100, 1 - at / 100];
    const along = (axis: "x" | "y"): number => rest * rest * from[axis] + 2 * t * rest * over[axis] + t * t * to[axis];
    return { x: along("x"), y: along("y") };
  });
}

/** How much of a road is to be seen. */
function seenOf(letters: string, royal: string | undefined): number {
  const places = placesOf(letters);
  const open = places.flatMap((place, at) => (at > 0 && !isCovered(place, royal) ? [[place, places[at - 1]]] : []));
  return open.reduce((sum, [place, before]) => {
    return place && before ? sum + Math.hypot(place.x - before.x, place.y - before.y) : sum;
  }, 0);
}

test.each(Object.entries(boards))("every road of the board %s is to be seen for a good part", (_, board) => {
  const royal = faces[board[1]]?.royal;
  expect(roadsOf(board).filter((letters) => seenOf(letters, royal) < SEEN)).toEqual([]);
});

test.each(Object.entries(boards))("no road of the board %s seems to lead to another city", (_, board) => {
  const wrong = roadsOf(board).flatMap((letters) => {
    const others = CITIES.filter(({ letter }) => !letters.includes(letter));
    const isNear = (city: City): boolean =>
      placesOf(letters).some((place) => isOnMedallion(place, city) || boxesOf(city).some((one) => isOn(place, one)));
    return others.filter(isNear).map(({ name }) => `${letters} by ${name}`);
  });
  expect(wrong).toEqual([]);
});
