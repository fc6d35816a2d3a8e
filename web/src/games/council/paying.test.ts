import { expect, test } from "vitest";
import type { CouncilCard } from "../../wire/games.ts";
import { KINDS } from "./box.ts";
import {
  actionsFor,
  canLay,
  canTakeBack,
  cardsNeeded,
  cheapest,
  coinsFor,
  countOf,
  drafting,
  listed,
  NO_CARDS,
  type Payment,
  rungsOf,
  withCards,
  wonBy,
} from "./paying.ts";

const cards = (text: string): number[] => KINDS.map((kind) => text.split(" ").filter((one) => one === kind).length);

const WAYS = [
  { cards: cards("white black joker"), coins: 5 },
  { cards: cards("white black"), coins: 7 },
  { cards: cards("white"), coins: 10 },
];

function payment(given: Partial<Payment> = {}): Payment {
  const target = { type: "acquire", region: "coast", space: 1 } as const;
  return {
    council: "coast",
    target,
    facts: {},
    begun: NO_CARDS,
    drafted: [],
    laid: NO_CARDS,
    ways: WAYS,
    roads: 0,
    held: 12,
    ...given,
  };
}

test("a card can be laid as long as some way to pay goes on from there", () => {
  const fitting = (laid: string) => KINDS.filter((kind) => canLay(payment({ laid: cards(laid) }), kind));
  expect(fitting("")).toEqual(["white", "black", "joker"]);
  expect(fitting("white")).toEqual(["black", "joker"]);
  expect(fitting("white black joker")).toEqual([]);
});

test("what it costs is what was told for just these cards, with the roads", () => {
  expect(coinsFor(payment({ laid: cards("white black") }))).toBe(7);
  expect(coinsFor(payment({ laid: cards("white black"), roads: 4 }))).toBe(11);
  expect(coinsFor(payment({ laid: cards("black") }))).toBeNull();
  expect(coinsFor(payment())).toBeNull();
});

test("it takes as many cards as the shortest way has that the coins suffice for", () => {
  expect(cardsNeeded(payment({ laid: cards("joker"), ways: WAYS.slice(0, 1) }))).toBe(3);
  expect(cardsNeeded(payment({ laid: cards("white"), ways: WAYS.slice(0, 2) }))).toBe(2);
});

test("a price that cannot be reached says for want of what: coins, or cards", () => {
  const statuses = (given: Partial<Payment>) =>
    rungsOf(payment(given), [10, 7, 4, 0]).map(({ coins, status }) => `${coins} ${status}`);
  expect(statuses({})).toEqual(["10 open", "7 open", "4 open", "0 bare"]);
  expect(statuses({ held: 9, roads: 4, ways: WAYS.slice(0, 1) })).toEqual(["14 dear", "11 dear", "8 open", "4 bare"]);
});

test("of the cards laid so far a price lies behind, here or ahead, and one that is too dear stays so", () => {
  const rungs = (given: Partial<Payment>) =>
    rungsOf(payment(given), [10, 7, 4, 0]).map(({ place, status }) => `${place} ${status}`);
  const laid = cards("white black");
  expect(rungs({ laid })).toEqual(["past open", "now open", "ahead open", "ahead bare"]);
  expect(rungs({ laid, held: 6, ways: WAYS.slice(0, 1) })).toEqual([
    "past dear",
    "now dear",
    "ahead open",
    "ahead bare",
  ]);
});

test("the cheapest way is the first, or the first that goes on from what is laid for good", () => {
  expect(cheapest(payment())?.coins).toBe(5);
  expect(cheapest(payment({ ways: WAYS.slice(1), begun: cards("black") }))?.coins).toBe(7);
  expect(cheapest(payment({ begun: cards("pink") }))).toBeNull();
});

test("the whole payment is one list: what for, the cards, and that it is paid", () => {
  expect(actionsFor(payment({ drafted: ["white", "joker"] }))).toEqual([
    { type: "acquire", region: "coast", space: 1 },
    { type: "lay", card: "white" },
    { type: "lay", card: "joker" },
    { type: "confirm" },
  ]);
});

test("of a payment that the server knows already only the rest is sent", () => {
  const rest = payment({ target: null, begun: cards("white"), drafted: ["black"] });
  expect(actionsFor(rest)).toEqual([{ type: "lay", card: "black" }, { type: "confirm" }]);
  expect(canTakeBack(rest, "white")).toBe(false);
  expect(canTakeBack(rest, "black")).toBe(true);
});

test("to pay in some way the cards are laid that do not lie there yet", () => {
  expect(drafting(payment({ begun: cards("black") }), { cards: cards("white black joker"), coins: 5 })).toEqual([
    "white",
    "joker",
  ]);
});

test("cards are counted and listed by kind", () => {
  const two = withCards(cards("white"), ["joker"]);
  expect([countOf(two), listed(two)]).toEqual([2, ["white", "joker"]]);
});

test.each<[CouncilCard[], string, (CouncilCard | null)[]]>([
  [["white", "white", "black", "pink"], "white", ["white", null, null, null]],
  [["white", "white", "black", "pink"], "white black joker", ["white", "joker", "black", null]],
  [["white", "black", "blue", "pink"], "joker joker", ["joker", "joker", null, null]],
])("in the council %s the cards %s win these places", (seated, laid, won) => {
  expect(wonBy(seated, cards(laid))).toEqual(won);
});
