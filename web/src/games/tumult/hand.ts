/** The reader's own hand, ahead of the server: what he reached for is shown at once, and put right by the answer. */
import type { TumultFields } from "../../wire/games.ts";

/** A movement that was sent, and of which nothing has been heard. */
export interface Reach {
  readonly type: "lift" | "keep" | "return";
  readonly place: number;
}

type Middle = Pick<TumultFields, "spots" | "holders" | "hands">;

const BECOMES = { lift: "hand", keep: "castle", return: "middle" } as const;

/** Whether what was told includes the movement. */
export function isTold({ spots, holders, hands }: Middle, seat: number, { type, place }: Reach): boolean {
  if (type === "lift") return hands[seat] === place;
  if (type === "keep") return spots[place] === "castle" && holders[place] === seat;
  return hands[seat] !== place;
}

/** Everything as it lies, with the movement made. A tile that another hand was first at stays there. */
export function reaching<M extends Middle>(known: M, seat: number, reach: Reach | null): M {
  if (reach === null || isTold(known, seat, reach)) return known;
  const { type, place } = reach;
  if (type === "lift" && known.spots[place] !== "middle") return known;
  return {
    ...known,
    spots: known.spots.with(place, BECOMES[type]),
    holders: known.holders.with(place, type === "return" ? -1 : seat),
    hands: known.hands.with(seat, type === "lift" ? place : -1),
  };
}

/** The keys that lift the tiles, row by row: they lie on a keyboard as so many places do on the table. */
export function keysOf(keyboard: string, places: number): string[] {
  const rows = keyboard.split(" ");
  return rows.map((row) => row.slice(0, places / rows.length));
}

/** -1 if the key lifts nothing. */
export function placeOfKey(key: string, keys: readonly string[]): number {
  return key.length === 1 ? keys.join("").indexOf(key.toUpperCase()) : -1;
}
