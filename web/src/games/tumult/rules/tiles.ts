/** Tax tiles face up, each as one symbol, for pictures in a row: the goods, and their number in ink. */
import { symbol } from "../../../look/pieces/ink.ts";
import { faceOf } from "../faces.ts";

const GOODS = ["bread", "marble", "tools"];
const VALUES = [1, 2, 3];

function tile(good: string, value: number): string {
  const [width, ...middles] = faceOf(value, true);
  const goods = middles.map(
    ([x, y]) =>
      `<use href="#good-${good}" x="${x - width / 2}" y="${y - width / 2}" width="${width}" height="${width}"/>`,
  );
  return symbol(
    `tile-${good}-${value}`,
    `<use href="#tile-${good}" width="48" height="48"/>${goods.join("")}` +
      `<circle cx="32.5" cy="33" r="12" fill="#2a2017"/>` +
      `<text x="32.5" y="40" fill="#fff6df" font-family="Alegreya Sans" font-weight="800" font-size="20" text-anchor="middle">${value}</text>`,
  );
}

export const tiles = GOODS.flatMap((good) => VALUES.map((value) => tile(good, value))).join("");
