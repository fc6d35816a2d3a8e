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

const SHOWN = new Set([
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

/** The turn of a seat so far, step by step. */
export function turnOf(state: TableState, seat: number): Frame[] {
  const lines = state.story.at(-1) ?? [];
  return lines.filter((line) => line.seat === seat && SHOWN.has(kindOf(line))).map(frame);
}

function kindOf({ sentence }: Line): string {
  return sentence.message.replace(/^event-/, "");
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

/** How each seat came off that has had its turn in the final round. */
export interface Outcome {
  readonly kind: "claimed" | "beat" | "fell_short" | "skipped";
  readonly size: number;
  readonly face: number;
}

const OUTCOMES = new Set(["claimed", "beat", "fell_short", "skipped"]);

export function outcomes(state: TableState): Map<number, Outcome> {
  const found = new Map<number, Outcome>();
  for (const line of state.story.flat()) {
    const kind = kindOf(line);
    if (line.seat === null || !OUTCOMES.has(kind)) continue;
    const { size, face } = line.sentence.arguments ?? {};
    found.set(line.seat, { kind: kind as Outcome["kind"], size: Number(size), face: Number(face) });
  }
  return found;
}
