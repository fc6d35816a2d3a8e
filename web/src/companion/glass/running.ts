import { play } from "../../house/sound.ts";
import { say } from "../../words/speech.svelte.ts";
import type { Sand } from "./sand.svelte.ts";
import { voice } from "./voice.svelte.ts";

const HEARD_FROM = 5; // seconds before the end
const CALLED = [30, 20, 10, 5, 4, 3, 2, 1];

/** What is heard when a second begins. */
export function call(second: number): void {
  if (second === 0) play("bell");
  else if (second <= HEARD_FROM) play("sand");
  if (second === 0) voice.say(say("companion-call-out"));
  else if (CALLED.includes(second)) voice.say(String(second));
}

/** Draw the sand with every frame, and call its seconds; also when no frame is drawn because nobody looks. */
export function run(sand: Sand, called: (second: number) => void = call): () => void {
  let shown = sand.whole;
  let frame = 0;
  let timer = 0;
  function look(): void {
    sand.look();
    if (sand.whole < shown) called(sand.whole);
    shown = sand.whole;
  }
  function draw(): void {
    look();
    frame = requestAnimationFrame(draw);
  }
  function wake(): void {
    look();
    timer = window.setTimeout(wake, sand.left % 1_000 || 1_000); // when the next second begins
  }
  draw();
  wake();
  document.addEventListener("visibilitychange", look);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
