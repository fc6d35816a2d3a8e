/** What the story keeps to itself: how hands moved against the sand, and verdicts that are still to be looked at. */
import type { Line } from "../../wire/messages.ts";
import { GOODS } from "./reading.ts";

export type Turns = readonly (readonly Line[])[];

const VERDICTS = ["event-tumult", "event-calm"]; // with the first of them a good begins
const HANDS = ["event-lifted", "event-saw", "event-kept", "event-returned"];
const FOR_ALL = ["event-relief", "event-shortage"]; // nobody is told how many each took or gave

/** The lines of goods that were not judged yet, and of whatever came after them; what a wheel will show that still
 * turns; and against the sand, tile by tile, how hands moved: nobody reads that then, and afterwards the tiles lie there
 * no more. */
export function untoldIn(story: Turns, judged: number, hasGlass: boolean, isTurning: boolean): ReadonlySet<Line> {
  const hands = hasGlass ? story.flat().filter(({ sentence }) => HANDS.includes(sentence.message)) : [];
  if (isTurning) hands.push(...story.flat().filter(isDemand).slice(-1));
  if (judged === GOODS.length) return new Set(hands);
  const lines = sinceReveal(story);
  const from = lines.findIndex((line) => goodOf(line) >= judged);
  const spun = lines.filter(isDemand); // T22: of all goods at once
  return new Set([...hands, ...spun, ...(from < 0 ? [] : lines.slice(from))]);
}

export function toldOf(story: Turns, untold: ReadonlySet<Line>): Turns {
  return untold.size === 0 ? story : story.map((lines) => lines.filter((line) => !untold.has(line)));
}

/** By how many a seat's supporters changed, as far as that is told. */
export function changeIn(lines: Iterable<Line>, seat: number): number | null {
  let change = 0;
  for (const { sentence, seat: whose } of lines) {
    if (FOR_ALL.includes(sentence.message)) return null;
    const number = Number(sentence.arguments?.supporters);
    if (whose === seat && sentence.message === "event-gained") change += number;
    if (whose === seat && sentence.message === "event-lost") change -= number;
  }
  return change;
}

/** How many supporters the tumult over a good costs a seat: that is told after the verdict. */
export function costOf(story: Turns, good: number, seat: number): number {
  const lines = sinceReveal(story);
  const next = lines[lines.findIndex((line) => goodOf(line) === good) + 1];
  const isHis = next?.sentence.message === "event-lost" && next.seat === seat;
  return isHis ? Number(next.sentence.arguments?.supporters) : 0;
}

const isDemand = ({ sentence }: Line): boolean => sentence.message === "event-demanded";

function sinceReveal(story: Turns): Line[] {
  const lines = story.flat();
  const from = lines.findLastIndex(({ sentence }) => sentence.message === "event-left_over");
  return from < 0 ? [] : lines.slice(from);
}

/** The good whose verdict a line gives, by its number; -1 for any other line. */
function goodOf({ sentence }: Line): number {
  return VERDICTS.includes(sentence.message) ? (GOODS as readonly unknown[]).indexOf(sentence.arguments?.good) : -1;
}
