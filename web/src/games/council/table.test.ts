import { beforeEach, expect, test, vi } from "vitest";
import { moment } from "../../../tests/gallery/moment.ts";
import type { Line } from "../../wire/messages.ts";
import { speech } from "../../words/speech.svelte.ts";
import { barOf } from "./bar.ts";
import { questionOf } from "./choosing.ts";
import { handOf } from "./hand.ts";
import { pressKey } from "./keys.ts";
import { coinsFor, countOf } from "./paying.ts";
import { choicesOfType, wayTo } from "./reading.ts";
import { litOf, priceIn, queensRoads } from "./sights.ts";
import { CouncilTable } from "./table.svelte.ts";
import { newCards, newsOf, pieceOf, pointsOf, turnOf } from "./told.ts";

function seated(name: string) {
  speech.speak("en");
  const desk = moment(name, "en", "council");
  return { desk, table: new CouncilTable(desk) };
}

const offers = (table: CouncilTable) => barOf(table).offers.map(({ id, tone }) => `${id} ${tone}`);

beforeEach(() => sessionStorage.clear());

test("a permit is taken up, paid the cheapest way and sent whole", () => {
  const { desk, table } = seated("turn");
  table.pressOffer("coast", 0);
  expect(offers(table)).toEqual(["let-go quiet", "cheapest plain", "pay off"]);
  table.layCheapest();
  expect(desk.acted).toEqual([]);
  table.pay();
  const [sent] = desk.acted;
  expect(sent?.[0]).toEqual({ type: "acquire", region: "coast", space: 0 });
  expect(sent?.at(-1)).toEqual({ type: "confirm" });
  expect(sent?.slice(1, -1).every(({ type }) => type === "lay")).toBe(true);
});

test("a payment that somebody is shown is laid out, and sent whole when he is shown it again", () => {
  const { desk, table } = seated("turn");
  const action = { type: "acquire", region: "coast", space: 0 } as const;
  expect(table.takeUp(action)).toBe(true);
  expect(desk.acted).toEqual([]);
  expect(table.payment && coinsFor(table.payment)).toBe(7);
  table.takeUp(action);
  expect(desk.acted.map((sent) => sent.map(({ type }) => type))).toEqual([["acquire", "lay", "lay", "confirm"]]);
  expect(table.takeUp({ type: "engage" })).toBe(false);
});

test("what is paid lies there until it is answered, and goes out once", async () => {
  const { desk, table } = seated("turn");
  table.pressOffer("coast", 0);
  table.layCheapest();
  table.pay();
  table.pay();
  expect(desk.acted).toHaveLength(1);
  expect(table.payment && countOf(table.payment.laid)).toBe(2);
  await vi.waitFor(() => expect(table.payment).toBeNull());
});

test("a payment that is refused, or asked about, lies there still", async () => {
  const { desk, table } = seated("turn");
  vi.spyOn(desk, "act").mockResolvedValue(false);
  table.pressOffer("coast", 0);
  table.layCheapest();
  await table.act([{ type: "engage" }]);
  expect(table.payment && countOf(table.payment.laid)).toBe(2);
});

test.each(["{", "null", '{"open": null, "laid": [], "position": ""}'])(
  "a draft that cannot be read is none",
  (text) => {
    const { desk } = seated("turn");
    sessionStorage.setItem(`council ${desk.state.table}`, text);
    expect(new CouncilTable(desk).open).toBeNull();
  },
);

test("the running cost is shown before it is paid, and a card can be taken back", () => {
  const { table } = seated("turn");
  table.pressOffer("coast", 0);
  table.layCheapest();
  const { payment } = table;
  if (!payment) throw new Error("nothing is being paid");
  expect(barOf(table).offers.at(-1)?.label).toContain(`${coinsFor(payment)} coin`);
  expect(pressKey(table, "Backspace")).toBe(true);
  expect(table.payment && countOf(table.payment.laid)).toBe(countOf(payment.laid) - 1);
});

test("cards that are laid leave the hand", () => {
  const { table } = seated("turn");
  const before = countOf(handOf(table));
  table.pressOffer("coast", 0);
  table.layCheapest();
  expect(countOf(handOf(table))).toBe(before - countOf(table.payment?.laid ?? []));
});

test("a draft outlives a reload of the tab, until something has happened at the table", () => {
  const { table } = seated("turn");
  table.pressOffer("coast", 0);
  table.layCheapest();
  expect(seated("turn").table.payment?.laid).toEqual(table.payment?.laid);
  expect(seated("start").table.payment).toBeNull();
});

test("a draft outlives an entry that moves nothing, and none that does, even if it could still be paid", () => {
  const { table } = seated("turn");
  table.pressOffer("coast", 0);
  table.layCheapest();
  const { desk } = seated("turn");
  desk.state.number += 1;
  expect(new CouncilTable(desk).payment?.laid).toEqual(table.payment?.laid);
  desk.state.fields = { ...desk.state.fields, face_up: [["b", "c"], ["g"], ["k"]] };
  expect(new CouncilTable(desk).choices).toEqual(table.choices);
  expect(new CouncilTable(desk).payment).toBeNull();
});

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

test("a draft has one way back: the last card, and without a card all of it", () => {
  const { table } = seated("turn");
  expect(barOf(table).isDraft).toBeFalsy();
  table.pressOffer("coast", 0);
  expect(barOf(table)).toMatchObject({ isDraft: true, offers: [{ id: "let-go" }, {}, {}] });
  table.layCheapest();
  expect(barOf(table)).toMatchObject({ isDraft: true, offers: [{ id: "take-back", key: "Z" }, {}] });
});

test("what can be done without a piece is gold like pieces, as long as it can be done", () => {
  const { table } = seated("turn");
  expect(offers(table)).toEqual(["engage gold", "additional off", "end off"]);
});

test("while cards are laid the bar says what another one would spare", () => {
  const { table } = seated("turn");
  table.pressOffer("coast", 0);
  table.lay("blue");
  expect(barOf(table).line).toBe("You have 11 coins. With another card it would cost 7.");
});

test("as long as one's coins do not suffice nobody is told to pay", () => {
  const { desk, table } = seated("turn");
  desk.state.fields = { ...desk.state.fields, coins: [7, 7, 7, 7] };
  table.pressOffer("coast", 0);
  table.lay("blue");
  expect(barOf(table).offers.at(-1)).toMatchObject({ id: "pay", tone: "off" });
  expect(barOf(table)).toMatchObject({
    sentence: "Lay cards in the councillors’ colours.",
    line: "You have 7 coins. With so few cards your coins do not suffice: it takes 2.",
  });
  table.layCheapest();
  expect(barOf(table).sentence).toMatch(/pay as it stands/i);
});

test("the card that was drawn for this turn is said to be new", () => {
  expect(newCards(seated("turn").desk.state)).toMatchObject([{ message: "card-purple" }]);
});

test("cards that were paid in this turn are not new", () => {
  const { state } = seated("turn").desk;
  const cards = [{ message: "card-blue" }];
  const paid: Line = {
    seat: state.seat,
    headline: false,
    sentence: { message: "event-paid_cards", arguments: { cards } },
  };
  const story = [...state.story.slice(0, -1), [...(state.story.at(-1) ?? []), paid]];
  expect(newCards({ ...state, story })).toMatchObject([{ message: "card-purple" }]);
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

test("what does not fit a payment is asked about as if what lies there had been sent", () => {
  const { desk, table } = seated("turn");
  table.pressOffer("coast", 0);
  barOf(table).offers.at(-1)?.press();
  table.lay("blue");
  table.lay("purple");
  expect(desk.asked).toEqual([{ type: "confirm" }, { type: "lay", card: "purple" }]);
  const acquire = { type: "acquire", region: "coast", space: 0 };
  expect(desk.supposed).toEqual([[acquire], [acquire, { type: "lay", card: "blue" }]]);
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
