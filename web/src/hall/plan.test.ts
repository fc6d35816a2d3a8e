import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { FOOLS } from "../../tests/samples.ts";
import { settings } from "../house/settings.svelte.ts";
import type { GameDescription, GameIntroduction, OpenTable, Seat } from "../wire/messages.ts";
import { TablePlan } from "./plan.svelte.ts";

const COURT = { game: "court", players: { least: 2, greatest: 4 } } as GameIntroduction;

afterEach(() => vi.unstubAllGlobals());

test("a new plan has a friend's seat, and the others stay empty", () => {
  expect(new TablePlan(COURT, "easy").seats.map(({ kind }) => kind)).toEqual(["me", "open", "nobody", "nobody"]);
});

test("a game needs enough seats", () => {
  const plan = new TablePlan(COURT, "easy");
  plan.sit(1, { kind: "nobody" });
  expect(plan.isPossible).toBe(false);
  plan.sit(3, { kind: "bot" });
  expect(plan.isPossible).toBe(true);
});

test("another game begins anew", () => {
  const plan = new TablePlan(COURT, "easy");
  plan.set(FOOLS, "players");
  plan.sit(1, { kind: "bot" });
  plan.choose({ ...COURT, game: "council" });
  expect([plan.valueOf(FOOLS), plan.seats[1]?.kind]).toEqual(["unlimited", "open"]);
});

test("a plan can be like a table that is there", () => {
  const plan = new TablePlan(COURT, "easy");
  const seats = [{ kind: "person" }, { kind: "bot", bot: "strong" }, { kind: "open", bot: null }] as Seat[];
  const settings = { absence: "bot", pace: "days" };
  plan.adopt({ seats, options: { fools: "players" }, settings, visibility: "public" } as unknown as OpenTable);
  expect(plan.seats).toEqual([
    { kind: "me", bot: "easy" },
    { kind: "bot", bot: "strong" },
    { kind: "open", bot: "easy" },
  ]);
  expect([plan.valueOf(FOOLS), plan.visibility, plan.absence, plan.pace]).toEqual(["players", "public", "bot", "days"]);
});

test("every seat has a shield of its own, and whoever opens the table has his", () => {
  onTestFinished(() => settings.choose("colour", "0"));
  settings.choose("colour", "2");
  const plan = new TablePlan(COURT, "easy");
  expect(plan.seats.map((_, at) => plan.colourOf(at))).toEqual([2, 0, 1, 3]);
});

test("only what is not as usual counts as changed", () => {
  const plan = new TablePlan(COURT, "easy");
  const about = { options: [FOOLS] } as unknown as GameDescription;
  expect(plan.changed(about)).toBe(0);
  plan.set(FOOLS, "players");
  expect(plan.changed(about)).toBe(1);
});

test("what changes nothing beside what was chosen is not offered, and does not count as changed", () => {
  const plan = new TablePlan(COURT, "easy");
  const few = { ...FOOLS, name: "few", only: { fools: "players" } };
  const about = { options: [FOOLS, few] } as unknown as GameDescription;
  const offered = (): string[] => plan.choices(about).map(({ name }) => name);
  plan.set(few, "players");
  expect([offered(), plan.changed(about)]).toEqual([["fools"], 0]);
  plan.set(FOOLS, "players");
  expect([offered(), plan.changed(about)]).toEqual([["fools", "few"], 2]);
});

test("the table is made with all seats, and nobody's are emptied there", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${path} ${body}`);
    return new Response(JSON.stringify({ id: "7f3" }));
  });
  const plan = new TablePlan(COURT, "easy");
  plan.sit(2, { kind: "bot", bot: "strong" });
  plan.set(FOOLS, "players");
  plan.visibility = "public";
  plan.pace = "days";
  expect(await plan.open()).toBe("7f3");
  const [made, ...emptied] = asked.filter((one) => !one.startsWith("POST /api/me")); // whoever opens it is somebody
  expect(JSON.parse(made?.replace("POST /api/tables ", "") ?? "")).toMatchObject({
    game: "court",
    options: { fools: "players" },
    visibility: "public",
    settings: { absence: "pause", pace: "days" },
    seats: [
      { kind: "me" },
      { kind: "open" },
      { kind: "bot", bot: "strong", colour: plan.colourOf(2) },
      { kind: "open" },
    ],
  });
  expect(emptied).toEqual(['PUT /api/tables/7f3/seats/3 {"kind":"nobody"}']);
});
