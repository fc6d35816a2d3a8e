import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entry, snapshot } from "../../tests/samples.ts";
import { restoreSockets, TestSocket, useTestSockets } from "../../tests/sockets.ts";
import type { Refused } from "./messages.ts";
import { Table } from "./table.svelte.ts";

const UNKNOWN: Refused = {
  type: "refused",
  id: null,
  action: null,
  game: null,
  code: "unknown-table",
  reason: "unknown-table",
  sentence: { message: "reason-unknown-table" },
};

let table: Table;

beforeEach(() => {
  useTestSockets();
  table = new Table("7f3");
  TestSocket.last.open();
});

afterEach(() => {
  table.close();
  restoreSockets();
});

function join(seen: number | null) {
  return { type: "join", table: "7f3", seen };
}

test("who knows nothing joins with nothing, and knows the table by its snapshot", () => {
  expect(TestSocket.last.sent).toEqual([join(null)]);
  TestSocket.last.hear(snapshot({ number: 5 }));
  expect(table.known?.number).toBe(5);
});

test("entries are followed one by one, and what was seen already is ignored", () => {
  TestSocket.last.hear(snapshot({ number: 5 }));
  TestSocket.last.hear(entry({ number: 6, fields: { turn: 1 } }));
  TestSocket.last.hear(entry({ number: 6, fields: { turn: 2 } }));
  TestSocket.last.hear(entry({ number: 5, fields: { turn: 3 } }));
  expect(table.known).toMatchObject({ number: 6, fields: { turn: 1 } });
});

test("a gap is noticed, and the table is asked for anew", () => {
  TestSocket.last.hear(snapshot({ number: 5 }));
  TestSocket.last.hear(entry({ number: 7, fields: { turn: 1 } }));
  expect(table.known).toMatchObject({ number: 5, fields: {} });
  expect(TestSocket.last.sent).toEqual([join(null), join(null)]);
});

test("who comes back says what he has seen, and is done if nothing was missed", () => {
  TestSocket.last.hear(snapshot({ number: 5, seat: 1 }));
  TestSocket.last.breakOff();
  vi.advanceTimersToNextTimer();
  const clock = { glass: "taxes", seconds: 20, left: 13, stands: false };
  TestSocket.last.open().hear({ type: "up-to-date", table: "7f3", number: 5, seat: 1, spectators: 4, clock });
  expect(TestSocket.last.sent).toEqual([join(5)]);
  expect(table.known).toMatchObject({ clock, spectators: 4 });
});

test("who reads from another seat now begins anew", () => {
  TestSocket.last.hear(snapshot({ number: 5, seat: null }));
  TestSocket.last.hear({ type: "up-to-date", table: "7f3", number: 5, seat: 1, spectators: 0, clock: null });
  expect(TestSocket.last.sent).toEqual([join(null), join(null)]);
});

test("how many watch is said apart from the entries", () => {
  TestSocket.last.hear({ type: "spectators", table: "7f3", spectators: 2 });
  expect(table.known).toBeNull();
  TestSocket.last.hear(snapshot({ number: 5, spectators: 2 }));
  TestSocket.last.hear({ type: "spectators", table: "7f3", spectators: 3 });
  expect(table.known).toMatchObject({ number: 5, spectators: 3 });
});

test("a table that is not there has a problem, until it can be read after all", () => {
  TestSocket.last.hear(UNKNOWN);
  expect(table.problem?.code).toBe("unknown-table");
  TestSocket.last.hear(snapshot({}));
  expect(table.problem).toBeNull();
});

test("an action says what was seen when it was chosen", () => {
  TestSocket.last.hear(snapshot({ number: 5 }));
  table.act({ type: "keep", face: 3 }, { type: "roll" });
  expect(TestSocket.last.sent.at(-1)).toMatchObject({
    type: "act",
    seen: 5,
    actions: [{ type: "keep", face: 3 }, { type: "roll" }],
  });
});
