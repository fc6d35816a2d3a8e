import { say } from "../../words/speech.svelte.ts";
import { Sand } from "./sand.svelte.ts";
import { voice } from "./voice.svelte.ts";

export const LENGTHS = [10, 20, 30, 60];

/** The one hourglass of the page: it runs on while another helper is looked at. */
class Glass {
  readonly sand = new Sand();
  isPractice = $state(false);

  start(): void {
    this.sand.start();
    voice.say(say("companion-call-go")); // phones let a page speak that spoke when somebody pressed
  }
}

export const glass = new Glass();
