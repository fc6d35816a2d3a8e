/** A turn in steps: what belongs together is one of them, with all that it has brought drawn beside it. */
import type { Argument, Line, Sentence } from "../../wire/messages.ts";
import type { Bonus, Gain } from "./box.ts";
import { gainsOfLine, isDrawing, kindOf, pieceOf } from "./told.ts";

export interface Step {
  readonly kind: string; // of the line that it began with
  readonly piece: string; // that stands for it
  readonly sentence: Sentence; // in few words
  readonly gains: Bonus;
}

/** Lines of which a step says the same in fewer words. */
const BRIEF: Readonly<Record<string, string>> = {
  placed: "told-placed",
  placed_with_queen: "told-placed",
  acquired: "told-acquired",
  took_free: "told-free",
  elected: "told-elected",
  engaged: "told-engaged",
  changed: "told-changed",
  additional: "told-additional",
  climbed: "told-climbed",
  square: "told-climbed",
  token: "told-token",
  tokens: "told-token",
  permit: "told-permit",
  metal_reward: "told-metal",
  region_reward: "told-region",
  queens_reward: "told-queen",
  tenth: "told-tenth",
};
/** Lines that only add to a step of these kinds, if there is one. */
const ADDS: Readonly<Record<string, readonly string[]>> = {
  token: ["placed", "placed_with_queen"],
  tokens: ["placed", "placed_with_queen"],
  permit: ["acquired", "took_free"],
  square: ["climbed"],
};
const UNTOLD = new Set(["paid", "sent", "turned_up"]); // what comes of them says it, or the table shows it

/** The steps of a turn so far. */
export function stepsOf(lines: readonly Line[], tint: number): readonly Step[] {
  const steps: Step[] = [];
  let before: Line | undefined;
  for (const line of lines) {
    const kind = kindOf(line);
    const at = placeOf(line, steps);
    const step = steps[at];
    if (step !== undefined && kind === "climbed") steps[at] = merged(stepOf(line, before, tint), step);
    else if (step !== undefined) steps[at] = merged(step, { gains: gainsOfLine(line) });
    else if (!isDrawing(line) && !UNTOLD.has(kind)) steps.push(stepOf(line, before, tint));
    before = line;
  }
  return steps;
}

/** What some steps say, in so many letters: where there is no room for all of them, as many as there are whole. */
export function briefly(words: readonly string[], most: number): string {
  let said = words[0] ?? "";
  for (const step of words.slice(1)) {
    if (`${said}, ${step}`.length > most) return `${said}, …`;
    said = `${said}, ${step}`;
  }
  return said;
}

/** The step that a line only adds to; -1 if it is one of its own. */
function placeOf(line: Line, steps: readonly Step[]): number {
  const kind = kindOf(line);
  if (kind === "climbed") return steps.at(-1)?.kind === "climbed" ? steps.length - 1 : -1;
  const at = steps.findLastIndex((step) => ADDS[kind]?.includes(step.kind));
  return isAgain(line, steps[at], steps.at(-1)) ? -1 : at;
}

/** Whether a token or a permit pays for itself: the nobility track repeats it. */
function isAgain(line: Line, step: Step | undefined, last: Step | undefined): boolean {
  if (kindOf(line) === "permit") return lettersOf(line.sentence) !== lettersOf(step?.sentence);
  return kindOf(line) === "token" && last?.kind === "climbed" && gainsOfLine(line).nobility === undefined;
}

const lettersOf = (sentence: Sentence | undefined): string => JSON.stringify(sentence?.arguments?.permit ?? "");

function merged(step: Step, { gains }: Pick<Step, "gains"> = { gains: {} }): Step {
  const all = { ...step.gains };
  for (const [gain, amount] of Object.entries(gains) as [Gain, number][]) all[gain] = (all[gain] ?? 0) + amount;
  return { ...step, gains: all };
}

function stepOf(line: Line, before: Line | undefined, tint: number): Step {
  const kind = kindOf(line);
  const brief = BRIEF[kind];
  const sentence = brief === undefined ? line.sentence : { message: `screen-${brief}`, arguments: named(line, before) };
  return { kind, piece: pieceOf(line, tint), sentence, gains: gainsOfLine(line) };
}

/** What a step names: the line's own things, and what was paid or sent for it just before. */
function named({ sentence }: Line, before: Line | undefined): Record<string, Argument> {
  const paid = before && kindOf(before) === "paid" ? (before.sentence.arguments ?? {}) : {};
  return {
    ...sentence.arguments,
    cards: Array.isArray(paid.cards) ? paid.cards.length : 0,
    price: paid.coins ?? 0,
    servant: before && kindOf(before) === "sent" ? "yes" : "no",
  };
}
