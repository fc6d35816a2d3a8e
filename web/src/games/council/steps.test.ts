import { expect, test } from "vitest";
import { moment } from "../../../tests/gallery/moment.ts";
import type { Argument, Line } from "../../wire/messages.ts";
import { briefly, stepsOf } from "./steps.ts";
import { lastNews, othersTurns, pointsSince } from "./told.ts";

const line = (kind: string, named: Record<string, Argument> = {}): Line => ({
  seat: 0,
  headline: false,
  sentence: { message: `event-${kind}`, arguments: { seat: { seat: 0 }, ...named } },
});
const gains = (...given: [string, number][]) => ({
  gains: given.map(([gain, amount]) => ({ message: `gain-${gain}`, arguments: { amount } })),
});
const permit = (letters: string) => ({ permit: { message: "permit", arguments: { letters: [...letters] } } });
const told = (...lines: Line[]) =>
  stepsOf(lines, 1).map(({ sentence, gains: brought }) => [sentence.message, brought] as const);

test("a merchant is one step with all the tokens that it brings, nobility among them", () => {
  const lines = [
    line("drew"),
    line("paid", { coins: 7, cards: [{ message: "card-blue" }, { message: "card-pink" }] }),
    line("placed_with_queen", { city: { message: "city-hellar" }, servants: 1 }),
    line("tokens", gains(["points", 2], ["coins", 3])),
    line("climbed", { square: 8 }),
    line("token", gains(["nobility", 1])),
    line("climbed", { square: 9 }),
    line("square", { square: 8, ...gains(["points", 3]) }),
  ];
  expect(told(...lines)).toEqual([
    ["screen-told-placed", { points: 2, coins: 3, nobility: 1 }],
    ["screen-told-climbed", { points: 3 }],
  ]);
  expect(stepsOf(lines, 1)[0]).toMatchObject({ piece: "merchant-1", sentence: { arguments: { cards: 2, price: 7 } } });
});

test("a permit is told with its price and its bonus; what was turned up is to be seen", () => {
  const lines = [
    line("paid", { coins: 4, cards: [{ message: "card-blue" }] }),
    line("acquired", permit("KO")),
    line("permit", { ...permit("KO"), ...gains(["cards", 2]) }),
    line("turned_up"),
  ];
  expect(told(...lines)).toEqual([["screen-told-acquired", { cards: 2 }]]);
});

test("what the nobility track repeats is a step of its own", () => {
  const lines = [
    line("acquired", permit("KO")),
    line("permit", { ...permit("KO"), ...gains(["nobility", 1]) }),
    line("climbed", { square: 14 }),
    line("permit", { ...permit("A"), ...gains(["points", 4]) }),
  ];
  expect(told(...lines).map(([message]) => message)).toEqual([
    "screen-told-acquired",
    "screen-told-climbed",
    "screen-told-permit",
  ]);
  const placed = [line("placed"), line("climbed", { square: 4 }), line("token", gains(["coins", 3]))];
  expect(told(...placed).at(-1)).toEqual(["screen-told-token", { coins: 3 }]);
});

test("an election says whether a servant made it, and what it brought", () => {
  const lines = [line("sent"), line("elected", { coins: 0 }), line("elected", { coins: 4 })];
  const steps = stepsOf(lines, 1);
  expect(steps.map(({ sentence }) => sentence.arguments?.servant)).toEqual(["yes", "no"]);
  expect(steps.map((step) => step.gains)).toEqual([{}, { coins: 4 }]);
});

test("when one's turn begins the others' are told, the last one first, until one has acted", () => {
  const { state } = moment("turn", "en", "council");
  expect(othersTurns(state).map(({ seat }) => seat)).toEqual([0, 3, 2]);
  const acted: Line = { ...line("engaged"), seat: state.seat };
  const story = [...state.story.slice(0, -1), [...(state.story.at(-1) ?? []), acted]];
  expect(othersTurns({ ...state, story })).toEqual([]);
  expect(pointsSince({ ...state, story }, 3)).toBe(0);
});

test("what others have won since one acted is counted, and what the last of them did is told", () => {
  const { state } = moment("turn", "en", "council");
  expect([0, 2, 3].map((seat) => pointsSince(state, seat))).toEqual([0, 3, 28]);
  expect(lastNews(state)?.message).toBe("event-acquired");
});

test("a brief leaf ends after a whole step, and says at least one", () => {
  const words = ["Ein Kaufmann in Hellar", "erreicht Adelsfeld 9"];
  expect(briefly(words, 50)).toBe("Ein Kaufmann in Hellar, erreicht Adelsfeld 9");
  expect(briefly(words, 40)).toBe("Ein Kaufmann in Hellar, …");
  expect(briefly(words, 10)).toBe("Ein Kaufmann in Hellar, …");
  expect(briefly([], 10)).toBe("");
});
