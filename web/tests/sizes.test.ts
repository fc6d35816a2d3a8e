// @vitest-environment node
import { expect, test } from "vitest";

const LONGEST_FILE = 300; // lines
const LONGEST_COMPONENT = 160; // without its styles
const MADE = /^\/\/ (Made|Written) from /; // by a program, which nobody reads

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const written = Object.entries(SOURCES).filter(([, text]) => !MADE.test(text));

const linesOf = (text: string): number => text.split("\n").length;
const longer = (files: [string, string][], most: number): string[] =>
  files.filter(([, text]) => linesOf(text) > most).map(([path, text]) => `${path}: ${linesOf(text)}`);

test("no file of the client is too long to be read at one go", () => {
  expect(longer(written, LONGEST_FILE)).toEqual([]);
});

test("no component is too long, whatever it looks like", () => {
  const components = written.filter(([path]) => path.endsWith(".svelte"));
  const bare = components.map(([path, text]): [string, string] => [path, text.replace(/<style>[\s\S]*<\/style>/, "")]);
  expect(longer(bare, LONGEST_COMPONENT)).toEqual([]);
});
