import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const HALL = "/hall/Hall.svelte";
const COMPANION = "/companion/Companion.svelte";
const WORDS = { en: "/words/en.ftl?raw", de: "/words/de.ftl?raw" };
const OFFLINE = [HALL, "/house/Notice.svelte", COMPANION, ...Object.values(WORDS)]; // shown without a network
const BOARD = /\/games\/([^/]+)\/index\.ts$/;

/** What is done once all files are written: the service worker learns their names, and all are compressed. */
export function finish(): Plugin {
  let folder = "";
  let made: Rolldown.OutputBundle = {};
  return {
    name: "finish",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    generateBundle: (_, bundle) => {
      made = bundle;
    },
    closeBundle: () => {
      tellWorker(
        folder,
        OFFLINE.flatMap((page) => parts(made, page)),
      );
      tellServer(folder, made);
      for (const file of files(folder)) compress(join(folder, file));
    },
  };
}

/** All that a module is loaded with. */
function parts(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
  const found = new Set<string>();
  function add(chunk: Rolldown.OutputChunk | undefined): void {
    if (chunk === undefined || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  }
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  add(first);
  const later = module === COMPANION ? (first?.dynamicImports ?? []) : []; // it works without a network, and whole
  for (const name of later) add(chunks.find(({ fileName }) => fileName === name));
  return [...found].map((file) => `/${file}`);
}

/** Of the games, as the hall shows them. */
function pictures(bundle: Rolldown.OutputBundle): string[] {
  const assets = Object.values(bundle).filter((part) => part.type === "asset");
  return assets.filter(({ names }) => names.includes("miniature.svg")).map(({ fileName }) => `/${fileName}`);
}

/** What the pages and the boards are made of: a browser that asks for one fetches all of it at once. */
function tellServer(folder: string, bundle: Rolldown.OutputBundle): void {
  const modules = Object.values(bundle).map((part) => (part.type === "chunk" ? (part.facadeModuleId ?? "") : ""));
  const boards = modules.flatMap((module) => BOARD.exec(module)?.[1] ?? []);
  const entry = parts(bundle, "/index.html");
  const known = (module: string) => parts(bundle, module).filter((part) => !entry.includes(part)); // by the page itself
  const told = {
    hall: [...known(HALL), ...pictures(bundle)],
    table: known("/table/TablePage.svelte"),
    ...Object.fromEntries(boards.map((game) => [game, known(`/games/${game}/index.ts`)])),
    ...Object.fromEntries(Object.entries(WORDS).map(([language, module]) => [language, known(module)])),
  };
  writeFileSync(join(folder, "parts.json"), JSON.stringify(told));
}

/** The files that show the first pages, and those that index.html names: kept for when there is no network. */
function tellWorker(folder: string, shown: readonly string[]): void {
  const index = readFileSync(join(folder, "index.html"), "utf-8");
  const named = [...index.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  const shell = [...new Set(["/", "/icon.svg", ...named, ...shown])];
  const version = createHash("sha256").update(index).digest("hex").slice(0, 16);
  const worker = join(folder, "worker.js");
  const known = `const VERSION = ${JSON.stringify(version)};\nconst SHELL = ${JSON.stringify(shell)};\n`;
  writeFileSync(worker, known + readFileSync(worker, "utf-8"));
}

function files(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
}

/** Beside the file, unless that would not make it smaller: fonts and pictures are compressed already. */
function compress(file: string): void {
  const content = readFileSync(file);
  for (const [ending, packed] of [
    [".gz", gzipSync(content, { level: 9 })],
    [".br", brotliCompressSync(content)],
  ] as const) {
    if (packed.length < content.length) writeFileSync(file + ending, packed);
  }
}
