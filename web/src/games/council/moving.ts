/** What has gone from one place to another between two moments: permits that were taken, shields that went up. */
import type { CouncilFields } from "../../wire/games.ts";

type Places = ReadonlyMap<string, string>; // of pieces, by the names that they carry on the page

export const permitPiece = (permit: string): string => `permit-${permit}`;
export const shieldPiece = (seat: number): string => `shield-of-${seat}`;

function placesOf({ face_up, permits, nobility, players }: CouncilFields): Places {
  const offered = face_up.flat().flatMap((permit) => (permit ? [[permitPiece(permit), "offer"] as const] : []));
  const owned = permits.flatMap((own, seat) => own.map((permit) => [permitPiece(permit), `seat ${seat}`] as const));
  const shields = nobility.slice(0, players).map((square, seat) => [shieldPiece(seat), `square ${square}`] as const);
  return new Map([...offered, ...owned, ...shields]);
}

/** The pieces that were somewhere before and are elsewhere now. */
export function movedBetween(before: CouncilFields, now: CouncilFields): string[] {
  const places = placesOf(now);
  return [...placesOf(before)].flatMap(([piece, place]) => {
    const next = places.get(piece);
    return next === undefined || next === place ? [] : [piece];
  });
}
