/** Tax tiles face up, each as one symbol, for pictures in a row: the good, and the number in ink. */
import { symbol } from "../../../look/pieces/ink.ts";

const GOODS = ["bread", "marble", "tools"];
const VALUES = [1, 2, 3];

const tile = (good: string, value: number): string =>
  symbol(
    `tile-${good}-${value}`,
    `<use href="#tile-${good}" width="48" height="48"/><use href="#good-${good}" x="6" y="5" width="27" height="27"/>` +
      `<circle cx="32.5" cy="32.5" r="12.5" fill="#2a2017"/>` +
      `<text x="32.5" y="39.5" fill="#fff6df" font-family="Alegreya Sans" font-weight="800" font-size="20" text-anchor="middle">${value}</text>`,
  );

export const tiles = GOODS.flatMap((good) => VALUES.map((value) => tile(good, value))).join("");
