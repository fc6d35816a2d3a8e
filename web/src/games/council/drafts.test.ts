import { beforeEach, expect, test, vi } from "vitest";
import { offers, seated } from "../../../tests/council.ts";
import { barOf } from "./bar.ts";
import { handOf } from "./hand.ts";
import { pressKey } from "./keys.ts";
import { coinsFor, countOf } from "./paying.ts";
import { derivedOf } from "./reading.ts";
import { CouncilTable } from "./table.svelte.ts";

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

test.each(["{", "null"])("a draft that cannot be read is none", (text) => {
  const { desk } = seated("turn");
  sessionStorage.setItem(`council ${desk.state.table}`, text);
  expect(new CouncilTable(desk).open).toBeNull();
});

test("a draft that a page of another version has kept is none", () => {
  const { table, desk } = seated("turn");
  table.pressOffer("coast", 0);
  const place = `council ${desk.state.table}`;
  const { cards, ...draft } = JSON.parse(sessionStorage.getItem(place) ?? "");
  expect(cards).toEqual([]);
  sessionStorage.setItem(place, JSON.stringify({ ...draft, laid: [0, 1, 0, 0, 0, 0, 0] }));
  expect(seated("turn").table.payment).toBeNull();
  sessionStorage.setItem(place, JSON.stringify({ ...draft, cards, open: "coast" }));
  expect(seated("turn").table.open).toBeNull();
});

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

test("a draft has one way back: the last card, and without a card all of it", () => {
  const { table } = seated("turn");
  expect(barOf(table).isDraft).toBeFalsy();
  table.pressOffer("coast", 0);
  expect(barOf(table)).toMatchObject({ isDraft: true, offers: [{ id: "let-go" }, {}, {}] });
  table.layCheapest();
  expect(barOf(table)).toMatchObject({ isDraft: true, offers: [{ id: "take-back", key: "Z" }, {}] });
});

test("the card that was laid last goes back first, after a reload too", () => {
  const { table } = seated("turn");
  table.pressOffer("coast", 0);
  table.lay("blue");
  table.lay("black");
  const reloaded = seated("turn").table;
  barOf(reloaded).offers[0]?.press();
  expect(reloaded.payment?.drafted).toEqual(["blue"]);
  reloaded.lay("black");
  expect(pressKey(reloaded, "Backspace")).toBe(true);
  expect(reloaded.payment?.drafted).toEqual(["blue"]);
});

test("of two cards alike the one that was laid later goes back", () => {
  const { desk, table } = seated("turn");
  const { payments } = derivedOf(desk.state);
  const queen = [[0, 2, 0, 1, 0, 0, 0, 4], ...(payments.queen ?? [])];
  desk.state.derived = { ...desk.state.derived, payments: { ...payments, queen } };
  table.payForVisit("hellar");
  for (const card of ["black", "purple", "black"] as const) table.lay(card);
  table.takeBack("black");
  expect(table.payment?.drafted).toEqual(["black", "purple"]);
});

test("what is paid is named whole: cards, coins, and servants for others in the city", () => {
  const { table } = seated("turn");
  table.pressCity("merkatim");
  table.layCheapest();
  expect(barOf(table).offers.at(-1)?.label).toBe("Pay 2 cards, 9 coins and 1 servant");
  table.letGo();
  table.pressOffer("coast", 0);
  table.layCheapest();
  expect(barOf(table).offers.at(-1)?.label).toBe("Pay 2 cards and 7 coins");
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
