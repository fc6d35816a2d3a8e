/** Composing a payment: which cards can still be laid, and what it costs, from the ways to pay that were told. */
import type { CouncilAction, CouncilCard, CouncilCouncil } from "../../wire/games.ts";
import { KINDS } from "./box.ts";
import type { CouncilFacts, Way } from "./reading.ts";

export type Cards = readonly number[]; // by kind

export const NO_CARDS: Cards = KINDS.map(() => 0);

/** A payment being put together. */
export interface Payment {
  readonly council: CouncilCouncil;
  readonly target: CouncilAction | null; // null where the server knows it already
  readonly facts: CouncilFacts; // of the target
  readonly begun: Cards; // laid before the server already: they stay
  readonly drafted: readonly CouncilCard[]; // one after the other, as they were laid since
  readonly laid: Cards; // of both
  readonly ways: readonly Way[]; // those that the coins suffice for
  readonly roads: number; // coins for the queen's way
  readonly held: number; // coins
}

/** A step of the ladder of prices: with so many cards it costs so many coins, jokers apart. */
export interface Rung {
  readonly cards: number;
  readonly coins: number;
  readonly status: "open" | "dear" | "bare"; // the last two cannot be paid: for want of coins, or of cards
  readonly place: "past" | "now" | "ahead"; // of the cards laid so far
}

const isWithin = (few: Cards, many: Cards): boolean => few.every((count, kind) => count <= (many[kind] ?? 0));
const isSame = (one: Cards, other: Cards): boolean => isWithin(one, other) && isWithin(other, one);

export const countOf = (cards: Cards): number => cards.reduce((sum, count) => sum + count, 0);
export const listed = (cards: Cards): CouncilCard[] =>
  KINDS.flatMap((kind, at) => Array<CouncilCard>(cards[at] ?? 0).fill(kind));

export const withCards = (laid: Cards, more: readonly CouncilCard[]): Cards =>
  KINDS.map((kind, at) => (laid[at] ?? 0) + more.filter((card) => card === kind).length);

/** Whether cards go towards some way to pay. */
export const isPossible = (cards: Cards, ways: readonly Way[]): boolean =>
  ways.some((way) => isWithin(cards, way.cards));

/** Whether the payment could still be finished with one more of these cards. */
export function canLay({ ways, laid }: Payment, card: CouncilCard): boolean {
  return isPossible(withCards(laid, [card]), ways);
}

export function canLayMore(payment: Payment): boolean {
  return KINDS.some((card) => canLay(payment, card));
}

export const canTakeBack = ({ drafted }: Payment, card: CouncilCard): boolean => drafted.includes(card);

/** The cards that would be laid one by one to pay so. */
export function drafting({ begun }: Payment, { cards }: Way): CouncilCard[] {
  return listed(cards.map((count, kind) => count - (begun[kind] ?? 0)));
}

/** What it costs as it stands; null if it cannot be paid so. */
export function coinsFor({ ways, laid, roads }: Payment): number | null {
  const way = ways.find(({ cards }) => isSame(cards, laid));
  return way === undefined ? null : way.coins + roads;
}

/** What it would cost with the best card that can be laid now; null if none can. */
export function coinsWithAnother({ ways, laid, roads }: Payment): number | null {
  const count = countOf(laid) + 1;
  const way = ways.find(({ cards }) => isWithin(laid, cards) && countOf(cards) === count);
  return way === undefined ? null : way.coins + roads;
}

/** With how many cards, those laid among them, the coins suffice. */
export function cardsNeeded({ ways, laid }: Payment): number {
  return Math.min(...ways.filter(({ cards }) => isWithin(laid, cards)).map(({ cards }) => countOf(cards)));
}

export function rungsOf({ ways, begun, laid, roads, held }: Payment, prices: readonly number[]): Rung[] {
  const count = countOf(laid);
  const within = ways.filter(({ cards }) => isWithin(begun, cards));
  return prices.map((price, at) => {
    const [cards, coins] = [at + 1, price + roads];
    const isReached = within.some((way) => countOf(way.cards) === cards);
    const place = cards === count ? "now" : cards < count ? "past" : "ahead";
    const status = isReached ? "open" : coins > held ? "dear" : place === "ahead" ? "bare" : "open";
    return { cards, coins, status, place };
  });
}

/** The way that costs the fewest coins, of those that go on from what is laid for good. */
export function cheapest({ ways, begun }: Payment): Way | null {
  return ways.find(({ cards }) => isWithin(begun, cards)) ?? null;
}

/** What was put together so far, and the server does not know. */
export function unsentOf({ target, drafted }: Payment): CouncilAction[] {
  const laying = drafted.map((card): CouncilAction => ({ type: "lay", card }));
  return [...(target === null ? [] : [target]), ...laying];
}

/** The whole payment as the server takes it. */
export const actionsFor = (payment: Payment): CouncilAction[] => [...unsentOf(payment), { type: "confirm" }];

/** Which councillor each card laid is for: by place in the council, null where none is. */
export function wonBy(seated: readonly CouncilCard[], laid: Cards): (CouncilCard | null)[] {
  const left = listed(laid);
  const take = (card: CouncilCard): CouncilCard | null => {
    const at = left.indexOf(card);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const own = seated.map(take);
  return own.map((card) => card ?? take("joker"));
}

/** The hand, when the cards that were laid for good have left it and those of a draft leave it now. */
export function changedAll(held: Cards, begun: Cards, laid: Cards): Cards {
  return held.map((count, kind) => count + (begun[kind] ?? 0) - (laid[kind] ?? 0));
}
