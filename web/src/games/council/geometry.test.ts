import { expect, test } from "vitest";
import { CITIES, type City, GAIN_PIECES, gainsOf, TOKENS } from "./box.ts";
import { HEIGHT, PILL, PLATE, pillWidth, plateWidth, pointOf, WIDTH } from "./geometry.ts";

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
