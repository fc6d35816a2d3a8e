import { expect, test, vi } from "vitest";
import { Problem } from "../wire/http.ts";
import type { Refusal } from "../wire/messages.ts";
import { speech } from "../words/speech.svelte.ts";
import { Attempt } from "./attempt.svelte.ts";

test("what is pressed twice is asked for once", async () => {
  const attempt = new Attempt();
  let answer = (): void => {};
  const what = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const made = [attempt.make(what), attempt.make(what)];
  expect(attempt.isUnderWay).toBe(true);
  answer();
  await Promise.all(made);
  expect([what.mock.calls.length, attempt.isUnderWay, attempt.why]).toEqual([1, false, ""]);
});

test.each([
  [{ words: "That seat is taken." } as Refusal, "That seat is taken."],
  [null, "The server does not answer. Try again in a moment."],
])("why it was not done is said, until it is tried again", async (refusal, why) => {
  speech.speak("en");
  const attempt = new Attempt();
  await attempt.make(() => Promise.reject(new Problem(refusal ? 409 : 0, refusal)));
  expect(attempt.why).toBe(why);
  await attempt.make(async () => {});
  expect(attempt.why).toBe("");
});
