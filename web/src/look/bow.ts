import { scale } from "./scale.ts";

/** A curve on the page: where it begins, what draws it aside, where it ends. */
export type Bow = readonly [x: number, y: number, aside: number, above: number, toX: number, toY: number];

const STEP = 12; // pixels between two points that are looked at
const APART = 8; // pixels to the words, at least
const AROUND = [
  [0, 0],
  [-APART, 0],
  [APART, 0],
  [0, -APART],
  [0, APART],
] as const;

export const drawn = ([x, y, ...to]: Bow): string => `M${x} ${y}Q${to.join(" ")}`;

/** Whether it would lie over something written, or close to it. */
export function crossesWords(bow: Bow): boolean {
  const [x, y, aside, above, toX, toY] = bow;
  const steps = Math.ceil((Math.hypot(aside - x, above - y) + Math.hypot(toX - aside, toY - above)) / STEP);
  const points = Array.from({ length: steps + 1 }, (_, at) => pointAt(bow, at / steps));
  const scaled = scale();
  return points.some(([x, y]) => AROUND.some(([right, down]) => isWritten((x + right) * scaled, (y + down) * scaled)));
}

function pointAt([x, y, aside, above, toX, toY]: Bow, part: number): [number, number] {
  const along = (from: number, by: number, to: number): number =>
    (1 - part) ** 2 * from + 2 * part * (1 - part) * by + part ** 2 * to;
  return [along(x, aside, toX), along(y, above, toY)];
}

function isWritten(x: number, y: number): boolean {
  const written = document.elementsFromPoint(x, y).flatMap((element) => [...element.childNodes].filter(isWords));
  return written
    .flatMap(linesOf)
    .some((line) => line.left <= x && x <= line.right && line.top <= y && y <= line.bottom);
}

const isWords = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "";

function linesOf(node: Node): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()];
}
