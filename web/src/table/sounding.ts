import { untrack } from "svelte";
import { play, type Sound } from "../house/sound.ts";
import type { Desk } from "./desk.ts";

/** To be called in an effect: what an entry brought is heard, once; what is heard later was not heard when it happened. */
export function sounding({ state: { told } }: Desk, sounds: { readonly [event: string]: Sound }): void {
  untrack(() => {
    for (const { type } of told) if (sounds[type]) play(sounds[type]);
  });
}
