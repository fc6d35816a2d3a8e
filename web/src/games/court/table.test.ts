import { expect, test } from "vitest";
import { moment } from "../../../tests/gallery/moment.ts";
import { speech } from "../../words/speech.svelte.ts";
import { barOf } from "./bar.ts";
import { pressKey } from "./keys.ts";
import { CourtTable } from "./table.svelte.ts";

function seated(name: string) {
  speech.language = "en";
  const desk = moment(name, "en");
  return { desk, table: new CourtTable(desk) };
}

const die = (table: CourtTable, face: number) => {
  const found = table.pile("active").find((one) => one.face === face);
  if (!found) throw new Error(`no active die shows ${face}`);
  return found;
};
const offers = (table: CourtTable) => barOf(table).offers.map(({ id, tone }) => `${id} ${tone}`);

test("a press on a die sets it aside", () => {
  const { desk, table } = seated("changers");
  table.press(die(table, 4));
  expect(desk.acted).toEqual([[{ type: "keep", face: 4 }]]);
});

test("all aside is one message", () => {
  const { desk, table } = seated("changers");
  table.allAside();
  expect(desk.acted).toEqual([[2, 4, 5, 5].map((face) => ({ type: "keep", face }))]);
});

test("a card that brings a die in needs one press", () => {
  const { desk, table } = seated("changers");
  table.use("bishop");
  expect(desk.acted).toEqual([[{ type: "bring", card: "bishop" }]]);
});

test("a card that changes a die is taken up, then the die pressed; with one result that is all", () => {
  const { desk, table } = seated("changers");
  table.use("nobleman");
  expect([table.open, desk.acted]).toEqual(["nobleman", []]);
  table.press(die(table, 4));
  expect(desk.acted).toEqual([[{ type: "nobleman", face: 4 }]]);
  expect(table.open).toBeNull();
});

test("where a die may become several faces, they are there to choose from", () => {
  const { desk, table } = seated("changers");
  table.use("serving_maid");
  table.press(die(table, 2));
  expect(table.results.map(({ facts }) => facts.to)).toEqual([3, 4, 5]);
  const [, second] = table.results;
  if (second) table.choose(second);
  expect(desk.acted).toEqual([[{ type: "serving_maid", face: 2, pips: 2 }]]);
});

test("a card is let go by a second press, and by Esc", () => {
  const { table } = seated("changers");
  table.use("nobleman");
  table.use("nobleman");
  expect(table.open).toBeNull();
  expect(pressKey(table, "5")).toBe(true);
  expect(table.open).toBe("astronomer");
  expect(pressKey(table, "Escape")).toBe(true);
  expect(table.open).toBeNull();
});

test("the Philosopher takes two dice, and offers only what is between them", () => {
  const { desk, table } = seated("many");
  table.use("philosopher");
  const [first, second] = [die(table, 3), die(table, 6)];
  table.press(first);
  table.press(second);
  expect(table.results.length).toBeGreaterThan(0);
  for (const { facts } of table.results) expect([...(facts.dice as number[])].sort()).toEqual([3, 6]);
  expect(desk.acted).toEqual([]);
});

test("what is not offered is asked about, and nothing is sent", () => {
  const { desk, table } = seated("changers");
  table.use("laborer");
  table.take("king");
  table.press({ id: 99, pile: "set_aside", face: 1, rolls: 0 });
  expect(desk.acted).toEqual([]);
  expect(desk.asked).toEqual([
    { type: "bring", card: "laborer" },
    { type: "take", card: "king" },
    { type: "keep", face: 1 },
  ]);
});

test("at most one button is red, and a roll that is not allowed yet is off", () => {
  expect(offers(seated("changers").table)).toEqual(["aside plain", "roll go"]);
  expect(offers(seated("first-turn").table)).toEqual(["aside plain", "roll off"]);
  expect(offers(seated("take").table)).toEqual(["finish plain"]);
  expect(offers(seated("raising").table)).toEqual(["enough go"]);
  expect(offers(seated("others").table)).toEqual([]);
});

test("with a card taken up the bar holds the way back", () => {
  const { table } = seated("changers");
  table.use("astronomer");
  expect(barOf(table)).toMatchObject({
    sentence: "Astronomer: turn a die to a face set aside",
    offers: [{ id: "let-go", label: "Not the Astronomer", key: "Esc" }],
  });
});
