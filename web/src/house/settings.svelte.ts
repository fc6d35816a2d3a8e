import { MediaQuery } from "svelte/reactivity";
import { keep, kept } from "../wire/keeping.ts";
import type { Title } from "../words/words.ts";

export type Theme = "system" | "parchment" | "candlelight";
export type Pace = "brief" | "result";
export type Motion = "system" | "none";

const CHOICES = {
  theme: ["system", "parchment", "candlelight"],
  pace: ["brief", "result"],
  motion: ["system", "none"],
  sound: ["off", "on"],
  notify: ["off", "on"],
  hints: ["on", "off"],
  advice: ["on", "off"],
  colour: ["0", "1", "2", "3", "4"],
  title: ["feminine", "masculine"],
} as const;

type Name = keyof typeof CHOICES;

/** What a reader has chosen for this browser. It is kept there, and nowhere else. */
class Settings {
  #chosen = $state<{ [name in Name]: (typeof CHOICES)[name][number] }>({
    theme: chosen("theme"),
    pace: chosen("pace"),
    motion: chosen("motion"),
    sound: chosen("sound"),
    notify: chosen("notify"),
    hints: chosen("hints"),
    advice: chosen("advice"),
    colour: chosen("colour"),
    title: chosen("title"),
  });

  get theme(): Theme {
    return this.#chosen.theme;
  }

  get pace(): Pace {
    return this.#chosen.pace;
  }

  get motion(): Motion {
    return this.#chosen.motion;
  }

  get sound(): boolean {
    return this.#chosen.sound === "on";
  }

  get notify(): boolean {
    return this.#chosen.notify === "on";
  }

  /** Whether what can be done for the first time is pointed at. */
  get hints(): boolean {
    return this.#chosen.hints === "on";
  }

  /** Whether a move can be shown. */
  get advice(): boolean {
    return this.#chosen.advice === "on";
  }

  /** The tincture of one's shield, where nobody else has it. */
  get colour(): number {
    return Number(this.#chosen.colour);
  }

  get title(): Title {
    return this.#chosen.title;
  }

  choose<N extends Name>(name: N, value: (typeof CHOICES)[N][number]): void {
    Object.assign(this.#chosen, { [name]: value });
    keep(name, value);
  }
}

/** What was chosen before; the first of the choices if nothing was. */
function chosen<N extends Name>(name: N): (typeof CHOICES)[N][number] {
  const value = kept(name);
  return CHOICES[name].find((choice) => choice === value) ?? CHOICES[name][0];
}

export const settings = new Settings();

const dark = new MediaQuery("(prefers-color-scheme: dark)");

/** Whether it is dark now, by choice or because the reader's system is. */
export function isDark(): boolean {
  return settings.theme === "system" ? dark.current : settings.theme === "candlelight";
}
