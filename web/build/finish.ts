import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const FIRST_PAGES = ["/hall/Hall.svelte", "/house/Notice.svelte"]; // that can be shown without a network
const COMPANION = "/companion/Companion.svelte"; // works without one: also what it fetches later is kept

/** What is done once all files are written: the service worker learns their names, and all are compressed. */
export function finish(): Plugin {
  let folder = "";
  let shown: string[] = [];
  return {
    name: "finish",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    generateBundle: (_, bundle) => {
      shown = firstParts(bundle);
    },
    closeBundle: () => {
      tellWorker(folder, shown);
      for (const file of files(folder)) compress(join(folder, file));
    },
  };
}

/** The parts of the first pages and of the companion, with all that they are made of. */
function firstParts(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
  const found = new Set<string>();
  function add(chunk: Rolldown.OutputChunk | undefined): void {
    if (chunk === undefined || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  }
  const isOf = (chunk: Rolldown.OutputChunk, pages: readonly string[]): boolean =>
    pages.some((page) => chunk.facadeModuleId?.endsWith(page));
  for (const chunk of chunks) if (isOf(chunk, [...FIRST_PAGES, COMPANION])) add(chunk);
  const later = chunks.filter((chunk) => isOf(chunk, [COMPANION])).flatMap(({ dynamicImports }) => dynamicImports);
  for (const chunk of chunks) if (later.includes(chunk.fileName)) add(chunk);
  return [...found].map((file) => `/${file}`);
}

/** The files that show the first pages, and those that index.html names: kept for when there is no network. */
function tellWorker(folder: string, shown: readonly string[]): void {
  const index = readFileSync(join(folder, "index.html"), "utf-8");
  const named = [...index.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  const shell = [...new Set(["/", ...named, ...shown])];
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
