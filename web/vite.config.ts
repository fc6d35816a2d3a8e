import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { finish } from "./build/finish.ts";

// `regalia serve` beside `vite`: pages come from here, everything else from there.
const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting(), finish()],
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
  build: {
    outDir: "../src/regalia/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy knows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
    // What several pages share is one file: each file more is a way to the server and back.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "house", minShareCount: 2 }] } } },
  },
  test: {
    environment: "happy-dom",
    isolate: false, // a worker, not a file, costs a second to start
    include: ["{src,tests}/**/*.test.ts"],
    testTimeout: 120_000, // for what hangs; a busy machine is no failure
  },
});
