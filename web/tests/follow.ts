/**
 * Follows tables as the browser does: `tests/web/test_same_state.py` sends what a server sent.
 *
 * Every line is a frame for a reader: one that he got in the course of the game, or a fresh snapshot, which must be
 * what he knows by then. The answer is how many were compared.
 */
import { deepStrictEqual } from "node:assert";
import { stdin } from "node:process";
import { createInterface } from "node:readline";
import { apply, begin, type TableState } from "../src/wire/apply.ts";
import type { Entry, Snapshot } from "../src/wire/messages.ts";

interface Line {
  reader: string;
  fresh: boolean;
  frame: Snapshot | Entry;
}

const known = new Map<string, TableState>();
let compared = 0;

for await (const line of createInterface({ input: stdin })) {
  const { reader, fresh, frame }: Line = JSON.parse(line);
  const before = known.get(reader);
  if (fresh && frame.type === "snapshot") {
    deepStrictEqual({ ...before, told: [] }, begin(frame), `${reader} at ${frame.number}`);
    compared += 1;
  } else if (frame.type === "snapshot") known.set(reader, begin(frame));
  else if (before !== undefined) known.set(reader, apply(before, frame));
}
console.log(compared);
