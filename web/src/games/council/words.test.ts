import { expect, test } from "vitest";
import english from "../../../../src/regalia/games/council/en.ftl?raw";

const SOURCES = import.meta.glob<string>(["./*.{ts,svelte}", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.values(SOURCES).join("\n");
const known = [...english.matchAll(/^screen-([a-z-]+) =/gm)].map(([, name = ""]) => name);
const starts = [...code.matchAll(/\.say\(\s*`([a-z-]+-)\$\{/g)].map(([, start = ""]) => start);

test("every word of the screen is said somewhere", () => {
  const isSaid = (name: string) => code.includes(`"${name}"`) || starts.some((start) => name.startsWith(start));
  expect(known.filter((name) => !isSaid(name))).toEqual([]);
});

test("every word that is said is in the catalogue", () => {
  const said = [...code.matchAll(/\.say\(\s*(?:[^")]*\? )?"([a-z-]+)"/g)].map(([, name = ""]) => name);
  expect(said.length).toBeGreaterThan(40);
  expect(said.filter((name) => !known.includes(name))).toEqual([]);
});
