import { expect, test } from "vitest";
import german from "../../../../src/regalia/games/tumult/de.ftl?raw";
import english from "../../../../src/regalia/games/tumult/en.ftl?raw";

const SOURCES = import.meta.glob<string>(["./*.{ts,svelte}", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.values(SOURCES).join("\n");
const words = (catalogue: string) => [...catalogue.matchAll(/^screen-([a-z-]+) =/gm)].map(([, name = ""]) => name);

test("every word of the screen is said somewhere", () => {
  expect(words(english).filter((name) => !code.includes(`"${name}"`))).toEqual([]);
});

test("every word that is said is in both catalogues", () => {
  const said = [...code.matchAll(/\.say\(\s*(?:[^")]*\? )?"([a-z-]+)"/g)].map(([, name = ""]) => name);
  expect(said.length).toBeGreaterThan(60);
  expect(said.filter((name) => !words(english).includes(name))).toEqual([]);
  expect(words(german)).toEqual(words(english));
});
