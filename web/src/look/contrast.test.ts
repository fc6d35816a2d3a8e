// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leastDistance, ratio } from "../../tests/colours.ts";

const source = readFileSync(join(import.meta.dirname, "tokens.css"), "utf-8");
const THEMES = { parchment: 1, candlelight: 2 } as const;
const GROUNDS = ["vellum", "leaf", "fold"];
const TEXTS = ["ink", "ink-soft", "rubric", "gold-ink", "azure-ink", "verdigris-ink"];
const EDGES = ["line", "gold", "focus"];
const SEATS = ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5"];

const PAIR = /--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g;

/** The colours of a theme, by their names. */
function palette(theme: keyof typeof THEMES): (name: string) => string {
  const found = new Map([...source.matchAll(PAIR)].map((match) => [match[1], match[THEMES[theme] + 1]]));
  return (name) => {
    const colour = found.get(name);
    if (!colour) throw new Error(`no colour ${name}`);
    return colour;
  };
}

for (const theme of ["parchment", "candlelight"] as const) {
  const colour = palette(theme);

  test(`in ${theme} every text can be read on every ground`, () => {
    for (const ground of GROUNDS) {
      for (const text of TEXTS)
        expect(ratio(colour(text), colour(ground)), `${text} on ${ground}`).toBeGreaterThan(4.5);
    }
    expect(ratio(colour("on-rubric"), colour("rubric"))).toBeGreaterThan(4.5);
  });

  test(`in ${theme} every edge with a meaning stands out`, () => {
    for (const ground of GROUNDS) {
      for (const edge of EDGES) expect(ratio(colour(edge), colour(ground)), `${edge} on ${ground}`).toBeGreaterThan(3);
    }
  });

  test(`in ${theme} a player's tincture stands out from the page, and the charge from the tincture`, () => {
    for (const seat of SEATS) {
      expect(ratio(colour(seat), colour("leaf")), seat).toBeGreaterThan(3);
      expect(ratio(colour(seat), colour("charge")), seat).toBeGreaterThan(4.4);
    }
  });

  test(`in ${theme} the colour-blind can tell the players' tinctures apart`, () => {
    for (const sight of ["protan", "deutan", "tritan"] as const) {
      expect(leastDistance(SEATS.map(colour), sight), sight).toBeGreaterThan(12);
    }
  });
}
