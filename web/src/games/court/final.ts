/** The final round as it stands: who rolls when, and how it went so far. */
import { told } from "../../table/desk.ts";
import { say } from "../../words/speech.svelte.ts";
import type { FinalRound } from "./reading.ts";
import type { CourtTable } from "./table.svelte.ts";
import { type Outcome, outcomes } from "./told.ts";

export type Status = "now" | "king" | "beaten" | "short" | "skipped" | "last" | "next";

export interface Roller {
  readonly seat: number;
  readonly status: Status;
  readonly result: { readonly size: number; readonly face: number } | null; // so far
}

/** Everybody in the order of rolling. */
export function rollers({ desk, fields }: CourtTable, final: FinalRound): Roller[] {
  const came = new Map(outcomes(desk.state).map((outcome) => [outcome.seat, outcome]));
  const turn = final.order.indexOf(fields.seat);
  return final.order.map((seat, at) => {
    const outcome = came.get(seat);
    if (seat === fields.seat) return { seat, status: "now", result: soFar(final) };
    if (seat === fields.king) return { seat, status: "king", result: { size: fields.bar_size, face: fields.bar_face } };
    if (at < turn)
      return { seat, status: after(outcome), result: outcome?.kind === "skipped" ? null : (outcome ?? null) };
    if (!final.can_roll[seat]) return { seat, status: "skipped", result: null };
    return { seat, status: seat === fields.queen ? "last" : "next", result: null };
  });
}

/** What whoever rolls has set aside of the face that comes nearest. */
function soFar({ nearest: { face, set_aside: size } }: FinalRound): Roller["result"] {
  return size > 0 ? { size, face } : null;
}

/** Of whoever has had his turn and does not hold the King now. */
function after(outcome: Outcome | undefined): Status {
  if (outcome?.kind === "skipped") return "skipped";
  return outcome?.kind === "beat" ? "beaten" : "short";
}

/** Whoever had the King before his holder, with the result that was beaten then. */
export function beatenBefore({ desk }: CourtTable): Outcome | null {
  const holders = outcomes(desk.state).filter(({ kind }) => kind === "claimed" || kind === "beat");
  return holders.at(-2) ?? null;
}

/** A set of equal dice in words: nine fives. */
export function setOf({ desk }: CourtTable, { size, face }: { size: number; face: number }): string {
  return say("court-set", {
    number: say("court-number", { number: size }),
    faces: told(desk, "faces", { size, face }),
  });
}

/** How somebody stands, in a few words: what is beneath or beside a name goes on from it. */
export function statusOf(table: CourtTable, { seat, status }: Pick<Roller, "seat" | "status">): string {
  return say("court-final-status", { status, own: ownOf(table, seat) });
}

/** The same, with what he has or had. */
export function standingOf(table: CourtTable, roller: Roller): string {
  const { seat, status, result } = roller;
  return result === null || status === "now"
    ? statusOf(table, roller)
    : say("court-final-standing", { status, set: setOf(table, result), own: ownOf(table, seat) });
}

const ownOf = ({ desk }: CourtTable, seat: number): string => (seat === desk.state.seat ? "yes" : "no");

/** How the final round went for somebody, now that it is over; null where there was none. */
export function endedAs({ desk, fields }: CourtTable, seat: number): Omit<Roller, "seat"> | null {
  const outcome = outcomes(desk.state).findLast((one) => one.seat === seat);
  if (fields.king < 0) return null;
  if (seat === fields.king) return { status: "king", result: { size: fields.bar_size, face: fields.bar_face } };
  if (outcome?.kind === "claimed") return { status: "beaten", result: outcome };
  const status = after(outcome);
  return { status, result: status === "skipped" ? null : (outcome ?? null) };
}
