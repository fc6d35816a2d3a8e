/** What an entry has moved: tiles that were kept go to their castle, statues come from whoever places them. */
import type { Flight } from "../../look/flying.ts";
import type { TumultFields } from "../../wire/games.ts";

export type Seen = Pick<TumultFields, "spots" | "holders" | "owners">;

export const HELD = "held"; // the tile in the reader's own hand

/** Everything by what it is: a tile by its place, a statue by its field. */
export function movedBetween(before: Seen, now: Seen, reader: number): Flight[] {
  const tiles = now.spots.flatMap((spot, place) => {
    if (spot !== "castle" || before.spots[place] === "castle") return [];
    return [{ piece: `tile-${place}`, from: now.holders[place] === reader ? HELD : `place-${place}` }];
  });
  const statues = now.owners.flatMap((owner, cell) =>
    owner >= 0 && before.owners[cell] !== owner ? [{ piece: `statue-${cell}`, from: `statues-${owner}` }] : [],
  );
  return [...tiles, ...statues];
}
