import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LiveDesk } from "../table/desk.svelte.ts";
import type { Seat } from "../wire/messages.ts";
import { speech } from "../words/speech.svelte.ts";
import { barOf } from "./bar.ts";
import { Seating } from "./seating.svelte.ts";

const HOST = { kind: "person", name: "Ada", ready: false, host: true, colour: 0 } as Seat;
const GUEST = { ...HOST, name: "Ben", host: false, colour: 1 };
const FREE = { ...GUEST, kind: "open", name: "" } as Seat;
const BOT = { ...GUEST, kind: "bot", name: "Adela", ready: true } as Seat;

beforeEach(() => {
  speech.speak("en");
});
afterEach(() => vi.unstubAllGlobals());

function seating(seats: Seat[], seat: number | null): Seating {
  return new Seating("7f3", { state: { seats, seat }, refuse: () => {} } as unknown as LiveDesk);
}

/** What is asked of the server. */
function asked(): string[] {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    requests.push(`${method} ${path.replace("/api/tables/7f3", "")} ${body}`);
    return new Response("{}");
  });
  return requests;
}

const offered = (seats: Seat[], seat: number | null): string[] =>
  barOf(seating(seats, seat)).offers.map(({ id, tone }) => (tone === "go" ? `${id}!` : id));

test("a host who sits alone can leave, let a bot sit down, or be ready; nothing is urgent", () => {
  expect(offered([HOST, FREE], 0)).toEqual(["leave", "bot", "ready"]);
});

test("a host with company can begin, though a seat is free", () => {
  expect(offered([HOST, BOT, FREE], 0)).toEqual(["leave", "bot", "begin!"]);
  expect(barOf(seating([HOST, BOT, FREE], 0)).sentence).toBe("Wait for others, or begin with 2.");
});

test("a guest waits for others, and begins when all are there", () => {
  expect(offered([HOST, GUEST, FREE], 1)).toEqual(["leave", "ready"]);
  expect(offered([HOST, GUEST], 1)).toEqual(["leave", "ready!"]);
});

test("whoever is ready can think again", () => {
  expect(offered([HOST, { ...GUEST, ready: true }], 1)).toEqual(["leave", "unready"]);
});

test("whoever looks on can sit down; where all seats are taken the way leads to the hall", () => {
  expect(offered([HOST, FREE], null)).toEqual(["sit!"]);
  expect(offered([HOST, BOT], null)).toEqual(["hall"]);
});

test("a host begins with those who are there: free seats are emptied first", async () => {
  const requests = asked();
  await seating([HOST, FREE, BOT, FREE], 0).begin();
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  expect(requests).toEqual([
    'PUT /seats/1 {"kind":"nobody"}',
    'PUT /seats/3 {"kind":"nobody"}',
    'POST /ready {"ready":true}',
  ]);
});

test("whoever sits down brings his colour, unless somebody has it", () => {
  const requests = asked();
  seating([{ ...HOST, colour: 0 }, FREE], null).sit(1);
  seating([{ ...HOST, colour: 2 }, FREE], null).sit(1);
  expect(requests.map((request) => request.includes("colour"))).toEqual([false, true]);
});

test("whoever presses twice sits down once, and may try again only where that failed", async () => {
  const requests = asked();
  const state = { seats: [HOST, FREE], seat: null, number: 4 };
  const hasty = new Seating("7f3", { state, reply: () => {} } as unknown as LiveDesk);
  const answer = async (json: object, status = 200): Promise<void> => {
    vi.stubGlobal("fetch", async () => requests.push("join") && new Response(JSON.stringify(json), { status }));
    await Promise.all([hasty.sit(null), hasty.sit(null)]);
  };
  await answer({ refusal: { reason: "taken" } }, 409);
  await answer({ number: 5 });
  await hasty.sit(null); // it is not shown yet that he sits
  expect(requests).toHaveLength(2);
  state.number = 6; // somebody made his seat open again
  await hasty.sit(null);
  expect(requests).toHaveLength(3);
});

test("whoever is alone with bots need not say that he is ready", () => {
  expect(barOf(seating([HOST, BOT], 0)).sentence).toBe("Everybody is here. Begin when you like.");
  expect(barOf(seating([HOST, GUEST], 0)).sentence).toContain("when all are ready");
});

test("only the last who is not ready begins by saying so", () => {
  const told = (seats: Seat[]): string[] => {
    const { sentence, offers } = barOf(seating(seats, 0));
    return [sentence, offers.at(-1)?.label ?? ""];
  };
  expect(told([HOST, GUEST])).toEqual(["All seats are taken: the game begins when all are ready.", "I am ready"]);
  expect(told([HOST, { ...GUEST, ready: true }])).toEqual(["All others are ready: only you are missing.", "Begin"]);
});

test("whoever is ready is told for whom the game waits", () => {
  const ready = { ...HOST, ready: true };
  const [ben, cid] = [GUEST, { ...GUEST, name: "Cid" }];
  const told = (...seats: Seat[]): string => barOf(seating([ready, ...seats], 0)).sentence;
  expect(told(ben)).toBe("You are ready. The game begins as soon as Ben is ready, too.");
  expect(told(ben, cid)).toBe("You are ready. The game begins as soon as Ben and Cid are ready, too.");
});

test("a guest is not told of what only the host can do", () => {
  const sentence = "Wait for others, or until Ada begins.";
  expect(barOf(seating([HOST, GUEST, FREE], 1)).sentence).toBe(sentence);
  expect(barOf(seating([HOST, { ...GUEST, ready: true }, FREE], 1)).sentence).toBe(sentence);
});
