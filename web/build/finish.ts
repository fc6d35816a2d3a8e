import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** What is done once all files are written: the service worker learns their names, and all are compressed. */
export function finish(): Plugin {
  let folder = "";
  return {
    name: "finish",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: () => {
      tellWorker(folder);
      for (const file of files(folder)) compress(join(folder, file));
    },
  };
}

/** The files that show the first page, which are those that index.html names: kept for when there is no network. */
function tellWorker(folder: string): void {
  const index = readFileSync(join(folder, "index.html"), "utf-8");
  const shell = ["/", ...[...index.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file)];
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
