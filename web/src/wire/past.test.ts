import { expect, test } from "vitest";
import { entry, snapshot } from "../../tests/samples.ts";
import { followed } from "./past.ts";

test("what was is followed from a snapshot on, and from the next one where the reader changed seats", () => {
  const states = followed([
    snapshot({ number: 4, seat: 0, fields: { turn: 1, round: 1 } }),
    entry({ number: 5, fields: { turn: 2 } }),
    snapshot({ number: 6, seat: null, fields: { turn: 3 } }),
  ]);
  expect(states.map(({ number, seat, fields }) => [number, seat, fields])).toEqual([
    [4, 0, { turn: 1, round: 1 }],
    [5, 0, { turn: 2, round: 1 }],
    [6, null, { turn: 3 }],
  ]);
});
