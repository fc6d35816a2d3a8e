import { expect, test } from "vitest";
import { qr } from "./qr.ts";

/** What a camera reads: the bits between the patterns, every third column turned back. */
function read(rows: boolean[][]): string {
  const width = rows.length;
  const bits: boolean[] = [];
  let isUp = true;
  for (let right = width - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < width; step += 1) {
      const row = isUp ? width - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!isPattern(row, column, width)) bits.push((rows[row]?.[column] ?? false) !== (column % 3 === 0));
      }
    }
    isUp = !isUp;
  }
  const number = (from: number, count: number): number =>
    bits.slice(from, from + count).reduce((sum, bit) => sum * 2 + Number(bit), 0);
  expect(number(0, 4)).toBe(4); // bytes
  const bytes = Array.from({ length: number(4, 8) }, (_, at) => number(12 + at * 8, 8));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

function isPattern(row: number, column: number, width: number): boolean {
  const isCorner = (row < 9 && column < 9) || (row < 9 && column >= width - 8) || (row >= width - 8 && column < 9);
  const isSquare = Math.abs(row - (width - 7)) <= 2 && Math.abs(column - (width - 7)) <= 2;
  return isCorner || isSquare || row === 6 || column === 6;
}

test.each([
  ["the smallest size", "https://regalia.example/t/AbCdEfGhIjKlMnOp", 29],
  ["a longer name of a server", `https://${"play.".repeat(6)}example.org/t/AbCdEfGhIjKlMnOp`, 33],
  ["the longest link", `https://${"x".repeat(98)}`, 37],
  ["letters that take several bytes", "https://spiel-königin.example/t/ä", 29],
])("%s can be read back", (_, text, width) => {
  const rows = qr(text);
  expect(rows?.length).toBe(width);
  expect(read(rows ?? [])).toBe(text);
});

test("what is too long has no code", () => {
  expect(qr("x".repeat(107))).toBeNull();
});
