/** Looks every case up in the companion's table of odds: `tests/web/test_same_odds.py` compares them with the engine's. */
import { readFileSync } from "node:fs";
import { stdout } from "node:process";
import { OddsTable, results, type Table } from "../src/companion/dice/odds.ts";

const table: Table = JSON.parse(readFileSync("src/companion/dice/odds.json", "utf-8"));
const odds = new OddsTable(table);
for (const aside of results(table.dice)) {
  for (let loose = 0; aside.length + loose <= table.dice; loose += 1) {
    stdout.write(`${JSON.stringify([aside, loose, odds.of(aside, loose).map(({ thousandths }) => thousandths)])}\n`);
  }
}
