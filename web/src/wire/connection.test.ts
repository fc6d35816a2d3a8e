import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restoreSockets, TestSocket, useTestSockets } from "../../tests/sockets.ts";
import { Connection, type Heard } from "./connection.svelte.ts";

let heard: Heard[];
let connection: Connection;

beforeEach(() => {
  useTestSockets();
  heard = [];
  connection = new Connection({ greeting: () => ({ type: "watch-lobby" }), receive: (message) => heard.push(message) });
});

afterEach(() => {
  vi.restoreAllMocks();
  connection.close();
  restoreSockets();
});

/** Break the line off, and wait until there is a new one. */
function reconnected(): TestSocket {
  TestSocket.last.breakOff();
  vi.advanceTimersToNextTimer();
  return TestSocket.last.open();
}

test("the greeting comes first, and again on every new line", () => {
  expect(TestSocket.last.open().sent).toEqual([{ type: "watch-lobby" }]);
  expect(reconnected().sent).toEqual([{ type: "watch-lobby" }]);
});

test("what was not answered is asked again with the same id, and what was answered is not", async () => {
  const first = TestSocket.last.open();
  const answered = connection.move({ type: "undo", seen: 4 });
  const lost = connection.move({ type: "act", seen: 4, actions: [{ type: "roll" }] });
  const [, undo, act] = first.sent;
  if (undo?.type !== "undo" || act?.type !== "act") throw new Error("not sent");
  first.hear({ type: "acknowledged", id: undo.id, number: 5 });
  expect(await answered).toMatchObject({ number: 5 });
  const second = reconnected();
  expect(second.sent).toEqual([{ type: "watch-lobby" }, act]);
  second.hear({ type: "acknowledged", id: act.id, number: 6 });
  expect(await lost).toMatchObject({ number: 6 });
});

test("what is asked while there is no line is asked when there is one", () => {
  connection.whyNot({ type: "roll" });
  expect(TestSocket.last.open().sent).toMatchObject([
    { type: "watch-lobby" },
    { type: "why-not", action: { type: "roll" } },
  ]);
});

test("the waits between tries become longer, up to a limit, and short again after a message", () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  const waits = Array.from({ length: 8 }, () => {
    TestSocket.last.breakOff();
    const before = performance.now();
    vi.advanceTimersToNextTimer();
    return performance.now() - before;
  });
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 20_000, 20_000]);
  TestSocket.last.open().hear({ type: "lobby", tables: [] });
  TestSocket.last.breakOff();
  const before = TestSocket.all.length;
  vi.advanceTimersByTime(500);
  expect(TestSocket.all.length).toBe(before + 1);
});

test("a try that may fail like the last changes nothing of what is said of the line", () => {
  TestSocket.last.open();
  TestSocket.last.breakOff();
  vi.advanceTimersToNextTimer();
  expect(connection.status).toBe("waiting");
});

test("a move is there until it is answered", () => {
  const socket = TestSocket.last.open();
  connection.move({ type: "undo", seen: 4 });
  connection.whyNot({ type: "roll" });
  expect(connection.hasMove).toBe(true);
  const [, undo] = socket.sent;
  if (undo?.type !== "undo") throw new Error("not sent");
  socket.hear({ type: "acknowledged", id: undo.id, number: 5 });
  expect(connection.hasMove).toBe(false);
});

test("a line over which no pong comes back is given up", () => {
  TestSocket.last.open();
  expect(connection.status).toBe("open");
  vi.advanceTimersByTime(8_000);
  expect(connection.status).toBe("waiting");
});

test("a pong tells the latency, and the next ping follows after a while", () => {
  const socket = TestSocket.last.open();
  const [id = ""] = socket.pings;
  vi.advanceTimersByTime(42);
  socket.hear({ type: "pong", id });
  expect(connection.latency).toBe(42);
  vi.advanceTimersByTime(15_000);
  expect(socket.pings).toHaveLength(2);
  expect(connection.status).toBe("open");
});

test("who comes back to the page does not wait for the next try", () => {
  TestSocket.last.breakOff();
  const before = TestSocket.all.length;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(TestSocket.all.length).toBe(before + 1);
});

test("when the network has gone the line is tested at once, and found to be dead", () => {
  const socket = TestSocket.last.open();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  dispatchEvent(new Event("offline"));
  expect(socket.pings).toHaveLength(2);
  vi.advanceTimersByTime(8_000);
  expect(connection.status).toBe("offline");
});

test("a message of a kind that the page does not know shows that the page is old", () => {
  TestSocket.last.open().hear({ type: "news" });
  expect(connection.isStale).toBe(true);
  expect(heard).toEqual([]);
});

test("a line that hangs on its way is given up by whoever comes back to the page", () => {
  const before = TestSocket.all.length;
  expect(TestSocket.last.readyState).toBe(0);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(TestSocket.all.length).toBe(before + 1);
});

test.each([
  ["the same", "/assets/index-a.js", false],
  ["another", "/assets/index-b.js", true],
])("whoever comes back to a server that gives out %s page is told so", async (_, script, isStale) => {
  const ours = Object.assign(document.createElement("script"), { type: "module", src: "/assets/index-a.js" });
  vi.spyOn(document, "querySelector").mockReturnValue(ours);
  const asked = vi.fn(async () => new Response(`<script type="module" src="${script}"></script>`));
  vi.stubGlobal("fetch", asked);
  TestSocket.last.open();
  expect(asked).not.toHaveBeenCalled();
  TestSocket.last.breakOff();
  vi.advanceTimersByTime(1_000);
  TestSocket.last.open();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.isStale).toBe(isStale);
});

test("a closed connection stays closed", () => {
  TestSocket.last.open();
  connection.close();
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("online"));
  expect(TestSocket.all).toHaveLength(1);
});
