import { say } from "../words/speech.svelte.ts";

const WRITTEN: { readonly [key: string]: string } = { Escape: "Esc", ArrowLeft: "←", ArrowRight: "→", Backspace: "⌫" };

/** How a key is written on a button, by the name that browsers and screen readers have for it. */
export function written(key: string): string {
  return key === "Space" ? say("key-space") : (WRITTEN[key] ?? key);
}
