import { GO, isStill } from "../../look/motion.ts";

const EASING = "cubic-bezier(.2,.7,.2,1)";

/** What stood elsewhere goes from there to its place. Nothing is asked of the page for that. */
function goes(piece: Element, from: string, duration: number): void {
  if (!isStill())
    piece.animate({ translate: [from, "0px"] }, { duration, easing: EASING, composite: "add", fill: "backwards" });
}

/** Those who sit in a row move up: a seat is as broad as they are, but for what they overlap. */
export function movingUp(overlap: number, duration: number): (seat: number) => (piece: Element) => void {
  const seats = new WeakMap<Element, number>();
  return (seat) => (piece) => {
    const moved = seat - (seats.get(piece) ?? seat);
    seats.set(piece, seat);
    if (moved !== 0) goes(piece, `calc(${-moved} * (100% - ${overlap}px))`, duration);
  };
}

/** A row closes up when it has changed. Its pieces are looked for when the page is laid out for the next frame anyway, and
 * not in the middle of an update, where that would be done twice. */
export function closingUp(): (pieces: readonly unknown[]) => (row: HTMLElement) => () => void {
  let before = new Map<HTMLElement, number>();
  return () => (row) => {
    const frame = requestAnimationFrame(() => {
      const now = new Map(([...row.children] as HTMLElement[]).map((piece) => [piece, piece.offsetLeft]));
      for (const [piece, left] of now) {
        const moved = (before.get(piece) ?? left) - left;
        if (moved !== 0) goes(piece, `${moved}px`, GO);
      }
      before = now;
    });
    return () => cancelAnimationFrame(frame);
  };
}
