import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { finish } from "./build/finish.ts";

// `regalia serve` beside `vite`: pages come from here, everything else from there.
const SERVER = "http://127.0.0.1:8000";

// What several pages share is one file, as each file more is a way to the server and back. But boards and rules share
// pieces of their own, which most pages do without; the house comes first, or they would take it along.
const OF_GAMES = /\/src\/(?:(?:regalia\/)?games\/([^/]+)|rules)\//;
const SHARED = [
  { name: "house", minShareCount: 2, priority: 1, test: (module: string) => !OF_GAMES.test(module) },
  { name: (module: string) => OF_GAMES.exec(module)?.[1] ?? "rules", debugName: "games", minShareCount: 2 },
];

export default defineConfig({
  plugins: [svelte(), svelteTesting(), finish()],
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
  build: {
    outDir: "../src/regalia/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy knows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
  },
  test: {
    environment: "happy-dom",
    isolate: false, // a worker, not a file, costs a second to start
    setupFiles: "tests/speech.ts",
    include: ["{src,tests}/**/*.test.ts"],
    testTimeout: 120_000, // for what hangs; a busy machine is no failure
  },
});
