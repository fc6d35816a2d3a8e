import { keep, kept } from "../../wire/keeping.ts";
import { speech } from "../../words/speech.svelte.ts";

const KEPT_AS = "companion-voice";

/** The browser's own voice, in the language of the reader. */
class Voice {
  #isOn = $state(kept(KEPT_AS) === "on");
  #voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);

  constructor() {
    const synthesis = this.#synthesis;
    if (synthesis === null) return;
    this.#voices = synthesis.getVoices();
    synthesis.addEventListener?.("voiceschanged", () => {
      this.#voices = synthesis.getVoices(); // browsers find them late
    });
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  set isOn(isOn: boolean) {
    this.#isOn = isOn;
    keep(KEPT_AS, isOn ? "on" : "off");
  }

  /** Whether it can speak the language of the reader at all. */
  get canSpeak(): boolean {
    return this.#voices.some(({ lang }) => lang.startsWith(speech.language));
  }

  /** What was said before is cut short: a count that comes late is wrong. */
  say(text: string): void {
    const synthesis = this.#synthesis;
    if (!this.#isOn || synthesis === null) return;
    synthesis.cancel();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = speech.language;
    synthesis.speak(utterance);
  }

  get #synthesis(): SpeechSynthesis | null {
    return "speechSynthesis" in window ? window.speechSynthesis : null;
  }
}

export const voice = new Voice();
