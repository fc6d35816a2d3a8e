// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogue, keys, WORDS } from "./catalogue";
import { hardcoded } from "./hardcoded";

const SOURCES = import.meta.glob<string>(["../src/**/*.{ts,svelte}", "!**/*.test.ts", "!**/words/keys.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const english = catalogue("en");

test("both languages have the same messages with the same arguments", () => {
  expect(catalogue("de")).toEqual(english);
});

test("the type of messages is the catalogue's: `npm run keys` writes it anew", () => {
  expect(readFileSync(join(WORDS, "keys.ts"), "utf-8")).toBe(keys(english));
});

test("every message is used somewhere", () => {
  const code = Object.values(SOURCES).join("\n");
  const starts = [...code.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map(([, start = ""]) => start);
  const isUsed = (name: string) => code.includes(`"${name}"`) || starts.some((start) => name.startsWith(start));
  expect([...english.keys()].filter((name) => !isUsed(name))).toEqual([]);
});

test("no component has words of its own", () => {
  const components = Object.entries(SOURCES).filter(([file]) => file.endsWith(".svelte"));
  expect(components.length).toBeGreaterThan(0);
  expect(components.flatMap(([file, source]) => hardcoded(source).map((words) => `${file}: ${words}`))).toEqual([]);
});

test.each([
  ["<p>Your turn</p>", ["Your turn"]],
  ["<button aria-label='Close'>×</button>", ["Close"]],
  ["<p>{open ? 'Close it' : say('open')}</p>", ["Close it"]],
  ["{#if open}<b title={shut ? 'Shut' : ''}>3</b>{/if}", ["Shut"]],
  ["{#snippet die(face)}<i>die</i>{/snippet}", ["die"]],
  ["<p class='Big title' data-x='Xy'>{say('app-name')}: 4 × 5</p>", []],
  ["<style>p { color: Red }</style>", []],
])("words are noticed in %s", (source, expected) => {
  expect(hardcoded(source)).toEqual(expected);
});
