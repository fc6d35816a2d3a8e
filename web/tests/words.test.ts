// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogue, keys, WORDS } from "./catalogue";
import { hardcoded, hardcodedIn } from "./hardcoded";

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

/** What looks like words and is none: rows of houses by their pieces, names of people, elements of a page. */
const NO_WORDS = /council\/towns\.ts: |companion\/players\.svelte\.ts: \S+$|: input, select, textarea$/;

test("no component and no other file has words of its own", () => {
  const files = Object.entries(SOURCES);
  const found = files.flatMap(([file, source]) => {
    const words = file.endsWith(".svelte") ? hardcoded(source) : hardcodedIn(source);
    return words.map((one) => `${file}: ${one}`);
  });
  expect(found.filter((one) => !NO_WORDS.test(one))).toEqual([]);
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

test.each([
  ['const label = "Roll the dice";', ["Roll the dice"]],
  ['document.title = isMine ? "Your turn" : title;', ["Your turn"]],
  ['node.setAttribute("aria-label", "Die of " + face);', ["Die of "]],
  ["node.ariaLabel = `Die of six`;", ["Die of six"]],
  ['const offers = [{ id: "undo", label: "undo", key: "Z" }];', ["undo"]],
  ['const bar = { line: isOpen ? "open" : say("table-shut") };', ["open"]],
  ['function name(): string { return "Nobody"; }', ["Nobody"]],
  ['if (key === "Enter" || pressed === "Any key") go("ArrowLeft");', []],
  ['type Kind = "Some words"; import x from "../Some file";', []],
  ['throw new Error("no such table here");', []],
  ['const all = page.querySelectorAll(".board button, [data-card]");', []],
  ['const said = say("table-undo", { title: "feminine" });', []],
])("words are noticed in the code %s", (script, expected) => {
  expect(hardcodedIn(script)).toEqual(expected);
});
