import { beforeEach, expect, test } from "vitest";
import { offers, seated } from "../../../tests/council.ts";
import type { Line } from "../../wire/messages.ts";
import { barOf } from "./bar.ts";
import { CITIES } from "./box.ts";
import { questionOf } from "./choosing.ts";
import { cardNames, handOf } from "./hand.ts";
import { pressKey } from "./keys.ts";
import { type Cards, countOf } from "./paying.ts";
import { choicesOfType, wayTo } from "./reading.ts";
import { canPress, litOf, priceIn, queensRoads } from "./sights.ts";
import { CouncilTable } from "./table.svelte.ts";
import { newCards, newsOf, pieceOf, pointsOf, turnOf } from "./told.ts";

beforeEach(() => sessionStorage.clear());

test("what was taken up is let go by Esc or by a second press", () => {
  const { table } = seated("turn");
  table.pressCouncil("hills");
  table.pressCouncil("hills");
  expect(table.open).toBeNull();
  table.pressCouncil("hills");
  expect(pressKey(table, "Escape")).toBe(true);
  expect(table.open).toBeNull();
});

test("an election is sent as main action or by a servant", () => {
  const { desk, table } = seated("turn");
  table.electBy("send");
  table.elect("hills", "white");
  expect(desk.acted).toEqual([[{ type: "send", council: "hills", colour: "white" }]]);
});

test("new permits are turned up only after a question: what comes to light cannot be taken back", () => {
  const { desk, table } = seated("turn");
  table.pressChange("coast");
  expect(desk.acted).toEqual([]);
  expect(barOf(table).isDraft).toBe(true);
  questionOf(table)?.options[0]?.press();
  expect(desk.acted).toEqual([[{ type: "change", region: "coast" }]]);
});

test("what can be done without a piece is gold like pieces, as long as it can be done", () => {
  const { table } = seated("turn");
  expect(offers(table)).toEqual(["engage gold", "additional off", "end off"]);
});

test("the card that was drawn for this turn is said to be new", () => {
  const { desk, table } = seated("turn");
  const fresh = newCards(desk.state, handOf(table));
  expect(cardNames(fresh)).toMatchObject([{ message: "card-purple" }]);
});

test("cards that were paid in this turn are not new", () => {
  const { desk, table } = seated("turn");
  const { state } = desk;
  expect(countOf(newCards(state, [0, 1, 0, 0, 1, 0, 0]))).toBe(0);
  const cards = [{ message: "card-blue" }];
  const paid: Line = {
    seat: state.seat,
    headline: false,
    sentence: { message: "event-paid_cards", arguments: { cards } },
  };
  const story = [...state.story.slice(0, -1), [...(state.story.at(-1) ?? []), paid]];
  expect(cardNames(newCards({ ...state, story }, handOf(table)))).toMatchObject([{ message: "card-purple" }]);
});

test("of cards that are named each kind is named once", () => {
  const said = (cards: Cards) => seated("turn").table.say("new-card", { cards: cardNames(cards) });
  expect(said([1, 0, 0, 0, 0, 0, 1])).toBe("new: white and joker");
  expect(said([2, 0, 0, 0, 0, 0, 1])).toBe("new: 2 white and 1 joker");
});

test("a chain of tokens lights up from the new merchant on, road by road", () => {
  const { table } = seated("turn");
  table.pointed = "hellar";
  const { cities, roads } = litOf(table);
  expect(cities.get("hellar")).toBe(0);
  for (const { from, to, step } of roads) {
    expect(step).toBe(cities.get(from) ?? step);
    expect(cities.get(to) ?? step + 1).toBeLessThanOrEqual(step + 1);
  }
  expect(Math.max(...roads.map(({ step }) => step))).toBeGreaterThan(1);
});

test("what is not among the choices is asked about, not done", () => {
  const { desk, table } = seated("turn");
  table.pressCity("arkon");
  table.lay("black");
  table.elect("hills", "black");
  table.do({ type: "end" });
  expect(desk.acted).toEqual([]);
  expect(desk.asked.map(({ type }) => type)).toEqual(["visit", "lay", "elect", "end"]);
});

test("whoever asks about something in gold asks about what pressing it would do", () => {
  const { desk, table } = seated("turn");
  desk.state.choices = Object.fromEntries(
    Object.entries(desk.state.choices).filter(([, { action }]) => action.type === "send" || action.type === "place"),
  );
  Object.assign(desk, { isAsking: true });
  table.pressCouncil("hills");
  table.pressPermit("n");
  expect(desk.asked).toMatchObject([
    { type: "send", council: "hills" },
    { type: "place", permit: "n", city: "naris" },
  ]);
});

test("a city where a permit fits asks how; without one the queen is paid", () => {
  const { desk, table } = seated("turn");
  table.pressCity("naris");
  expect(questionOf(table)?.options.map(({ id }) => id)).toEqual(["n"]);
  questionOf(table)?.options[0]?.press();
  expect(desk.acted).toEqual([[{ type: "place", permit: "n", city: "naris" }]]);
  table.pressCity("hellar");
  expect(table.payment?.council).toBe("queen");
});

test("while a permit of one's own is taken up the map is about it: ring, price and what pressing does", () => {
  const { desk, table } = seated("turn");
  expect(canPress(table, "hellar")).toBe(true);
  table.pressPermit("n");
  expect(CITIES.filter(({ id }) => canPress(table, id)).map(({ id }) => id)).toEqual(["naris"]);
  expect(CITIES.filter(({ id }) => priceIn(table, id).length > 0).map(({ id }) => id)).toEqual(["naris"]);
  table.pressCity("hellar");
  expect(desk.asked).toEqual([{ type: "place", permit: "n", city: "hellar" }]);
  table.pressCity("naris");
  expect(desk.acted).toEqual([[{ type: "place", permit: "n", city: "naris" }]]);
});

test("every city that can be visited wears the least price that the server told", () => {
  const { table } = seated("turn");
  for (const { action, facts } of choicesOfType(table.choices, "visit")) {
    if (table.placings(action.city).length > 0) continue;
    expect(priceIn(table, action.city)[0]).toEqual({ piece: "coin", amount: facts.coins });
  }
});

test("the queen's way has as many roads as were told to cost 2 coins each", () => {
  const { table } = seated("turn");
  for (const { action, facts } of choicesOfType(table.choices, "visit")) {
    table.pointed = action.city;
    expect(queensRoads(table).length * 2).toBe(facts.road_coins);
    expect(wayTo(table.derived.walk, action.city)[0]).toBe(table.fields.queen);
  }
});

test("a city that is pointed at lights the tokens that would pay", () => {
  const { table } = seated("turn");
  table.pointed = "hellar";
  const { tokens = [] } = table.visit("hellar")?.facts ?? {};
  expect([...litOf(table).cities.keys()].sort()).toEqual([...new Set(["hellar", ...tokens])].sort());
  expect(litOf(table).roads.length).toBeGreaterThan(0);
});

test("a token that is owed is chosen from the cities that may pay, on the map or in the question", () => {
  const { desk, table } = seated("token");
  const options = questionOf(table)?.options ?? [];
  expect(options.length).toBe(choicesOfType(table.choices, "repeat").length);
  options[0]?.press();
  expect(desk.acted).toEqual([[{ type: "repeat", city: options[0]?.id }]]);
});

test("a permit for nothing may be declined", () => {
  const { desk, table } = seated("permit");
  expect(offers(table)).toEqual(["decline plain"]);
  table.pressOffer("coast", 0);
  expect(desk.acted).toEqual([[{ type: "free", region: "coast", space: 0 }]]);
});

test("the bar counts what is in gold, and nothing that there is none of", () => {
  const { desk, table } = seated("turn");
  expect(barOf(table).line).toBe("In gold: 4 councils, 6 permits and 7 cities.");
  desk.state.choices = Object.fromEntries(
    Object.entries(desk.state.choices).filter(([, { action }]) => action.type === "send"),
  );
  expect(barOf(new CouncilTable(desk)).line).toMatch(/^In gold: \d councils\.$/);
});

test("a step of a turn that brings something shows what", () => {
  const gains = [{ message: "gain-coins", arguments: { amount: 1 } }];
  const line = { seat: 0, sentence: { message: "event-token", arguments: { seat: { seat: 0 }, gains } } };
  expect(pieceOf(line as unknown as Line, 1)).toBe("coin");
});

test("somebody else's turn is told with its points, and nothing can be pressed", () => {
  const { desk, table } = seated("others");
  const lines = turnOf(desk.state, table.fields.seat);
  expect(lines.length).toBeGreaterThan(2);
  expect(pointsOf(lines)).toBeGreaterThan(0);
  expect(barOf(table).offers).toEqual([]);
});

test("cities where others placed since the reader's last turn are marked", () => {
  const { desk, table } = seated("turn");
  const news = newsOf(desk.state);
  expect(news.size).toBeGreaterThan(0);
  for (const [city, seat] of news) expect(table.fields.merchants[seat]).toContain(city);
});
