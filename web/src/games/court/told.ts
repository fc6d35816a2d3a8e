/** What the story says of this game, read by its messages: no word of any language is looked at. */
import type { TableState } from "../../wire/apply.ts";
import type { CourtCard } from "../../wire/games.ts";
import type { Argument, Line, Sentence } from "../../wire/messages.ts";

/** A step of a turn, as a frame of a strip. */
export interface Frame {
  readonly kind: string; // of the event
  readonly card: CourtCard | null;
  readonly dice: readonly number[];
  readonly to: readonly number[];
}

const STEPS = new Set([
  "rolled",
  "kept",
  "kept_several",
  "brought",
  "rerolled",
  "changed",
  "moved",
  "chose",
  "transmuted",
  "transmuted_two",
]);
const RESULT = "result_"; // the turn ended with some dice and what they came to

/** The turn of a seat so far, step by step. */
export function turnOf(state: TableState, seat: number): Frame[] {
  return stepsOf(state, seat).map(frame);
}

/** How the last turn ended, until whoever has the turn does more than the roll that it begins with. */
export function freshEnd(state: TableState, seat: number): Line | null {
  return stepsOf(state, seat).length > 1 ? null : lastEnd(state);
}

function lastEnd({ story }: TableState): Line | null {
  for (let turn = story.length - 1; turn >= 0; turn--) {
    const end = story[turn]?.findLast(isEnd);
    if (end) return end;
  }
  return null;
}

/** What a result came to, without its dice. */
export function outcomeOf({ sentence }: Line): Sentence {
  return { ...sentence, message: sentence.message.replace(RESULT, "") };
}

/** What a seat has done in the turn that it has: whoever plays twice running has two in the story at once. */
export function stepsOf({ story }: TableState, seat: number): Line[] {
  const lines = story.at(-1) ?? [];
  const begun = lines.findLastIndex(isEnd) + 1;
  return lines.slice(begun).filter((line) => line.seat === seat && STEPS.has(kindOf(line)));
}

/** The card that a seat used last in its turn, if that was its last step. */
export function lastCard(state: TableState, seat: number): CourtCard | null {
  const last = stepsOf(state, seat).at(-1);
  return last ? frame(last).card : null;
}

const isEnd = (line: Line): boolean => line.sentence.message.startsWith(`event-${RESULT}`);

/** Of the event; where a turn ended, of what its result came to. */
function kindOf({ sentence }: Line): string {
  return sentence.message.replace(/^event-(result_)?/, "");
}

function frame(line: Line): Frame {
  const said = line.sentence.arguments ?? {};
  const given = [said.dice, said.face, said.giver, said.receiver].flatMap(shownFaces);
  return { kind: kindOf(line), card: cardOf(said.card), dice: given, to: shownFaces(said.to) };
}

function shownFaces(argument: Argument | undefined): number[] {
  if (Array.isArray(argument)) return argument.flatMap(shownFaces);
  return isSentence(argument) && argument.message === "die" ? [Number(argument.arguments?.face)] : [];
}

function cardOf(argument: Argument | undefined): CourtCard | null {
  return isSentence(argument) ? (argument.message.replace(/^card-/, "") as CourtCard) : null;
}

function isSentence(argument: Argument | undefined): argument is Sentence {
  return typeof argument === "object" && "message" in argument;
}

/** How a seat came off with the King, or with the result that was to be beaten. */
export interface Outcome {
  readonly seat: number;
  readonly kind: "claimed" | "beat" | "fell_short" | "skipped";
  readonly size: number;
  readonly face: number;
}

const OUTCOMES = new Set(["claimed", "beat", "fell_short", "skipped"]);

/** All of them, in their order. */
export function outcomes({ story }: TableState): Outcome[] {
  return story.flat().flatMap((line) => {
    const kind = kindOf(line);
    if (line.seat === null || !OUTCOMES.has(kind)) return [];
    const { size, face } = line.sentence.arguments ?? {};
    return [{ seat: line.seat, kind: kind as Outcome["kind"], size: Number(size), face: Number(face) }];
  });
}
