import { expect, test } from "vitest";
import { moment } from "../../../tests/gallery/moment.ts";
import { movedBetween, permitPiece, shieldPiece } from "./moving.ts";
import { fieldsOf } from "./reading.ts";

const fields = fieldsOf(moment("turn", "en", "council").state);

test("a permit that somebody takes from the table goes to him", () => {
  const [taken] = fields.face_up[0] ?? [];
  const face_up = [[null, fields.face_up[0]?.[1] ?? null], ...fields.face_up.slice(1)];
  const permits = fields.permits.map((own, seat) => (seat === 2 && taken ? [...own, taken] : own));
  const now = { ...fields, face_up, permits } as typeof fields;
  expect(movedBetween(fields, now)).toEqual([permitPiece(taken ?? "")]);
});

test("a shield that climbs goes along the track", () => {
  const nobility = fields.nobility.map((square, seat) => (seat === 1 ? square + 2 : square));
  expect(movedBetween(fields, { ...fields, nobility })).toEqual([shieldPiece(1)]);
});

test("permits that are new on offer, and those under the stack, come from nowhere", () => {
  const face_up = [["a", "b"], ...fields.face_up.slice(1)] as typeof fields.face_up;
  expect(movedBetween(fields, { ...fields, face_up })).toEqual([]);
});
