import { speech } from "../src/words/speech.svelte.ts";

/** Tests speak both languages at once. */
await Promise.all([speech.load("en"), speech.load("de")]);
