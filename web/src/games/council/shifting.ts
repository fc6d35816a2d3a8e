import { goes } from "../../look/motion.ts";

/** Those who sit in a row move up: a seat is as broad as they are, but for what they overlap. */
export function movingUp(overlap: number, duration: number): (seat: number) => (piece: Element) => void {
  const seats = new WeakMap<Element, number>();
  return (seat) => (piece) => {
    const moved = seat - (seats.get(piece) ?? seat);
    seats.set(piece, seat);
    if (moved !== 0) goes(piece, `calc(${-moved} * (100% - ${overlap}px))`, duration);
  };
}
