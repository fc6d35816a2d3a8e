import { afterEach, expect, test, vi } from "vitest";
import { speech } from "../../words/speech.svelte.ts";
import { call } from "./running.ts";
import { voice } from "./voice.svelte.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  voice.isOn = false;
  speech.speak("en");
});

test.each([
  ["en", "Time is up!"],
  ["de", "Die Zeit ist um!"],
] as const)("in %s the last seconds and the end are said aloud, if that was asked for", (language, end) => {
  const said: [string, string][] = [];
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      lang = "";
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal("speechSynthesis", {
    cancel: () => {},
    speak: ({ text, lang }: SpeechSynthesisUtterance) => said.push([text, lang]),
  });
  speech.speak(language);
  call(5);
  voice.isOn = true;
  for (const second of [19, 10, 7, 1, 0]) call(second);
  expect(said).toEqual([
    ["10", language],
    ["1", language],
    [end, language],
  ]);
});
