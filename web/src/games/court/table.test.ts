import { expect, test } from "vitest";
import { moment } from "../../../tests/gallery/moment.ts";
import { speech } from "../../words/speech.svelte.ts";
import { barOf } from "./bar.ts";
import { pressKey } from "./keys.ts";
import { becomes } from "./reading.ts";
import { CourtTable } from "./table.svelte.ts";

function seated(name: string) {
  speech.speak("en");
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
  table.press(die(table, 3));
  expect(desk.acted).toEqual([[{ type: "keep", face: 3 }]]);
});

test("all aside is one message", () => {
  const { desk, table } = seated("changers");
  table.allAside();
  expect(desk.acted).toEqual([[1, 3, 3, 6].map((face) => ({ type: "keep", face }))]);
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
  table.press(die(table, 3));
  expect(desk.acted).toEqual([[{ type: "nobleman", face: 3 }]]);
  expect(table.open).toBeNull();
});

test("where a die may become several faces, they are there to choose from", () => {
  const { desk, table } = seated("changers");
  table.use("serving_maid");
  table.press(die(table, 3));
  expect(table.results.map(({ facts }) => facts.to)).toEqual([4, 5, 6]);
  const [, second] = table.results;
  if (second) table.choose(second);
  expect(desk.acted).toEqual([[{ type: "serving_maid", face: 3, pips: 2 }]]);
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
  const [first, second] = [die(table, 1), die(table, 4)];
  table.press(first);
  table.press(second);
  expect(table.results.length).toBeGreaterThan(0);
  for (const { facts } of table.results) expect([...(facts.dice as number[])].sort()).toEqual([1, 4]);
  expect(desk.acted).toEqual([]);
});

test("dice that can become the same in two ways are offered once", () => {
  const { table } = seated("many");
  const results = (...faces: number[]) => {
    table.letGo();
    table.use("philosopher");
    for (const face of faces) table.press(die(table, face));
    return table.results.map((choice) => becomes(choice).sort());
  };
  expect(results(4, 5)).toEqual([[3, 6]]);
  expect(results(2, 5)).toEqual([
    [1, 6],
    [3, 4],
  ]);
});

test("what is not offered is asked about, and nothing is sent", () => {
  const { desk, table } = seated("changers");
  table.use("laborer");
  expect(table.take("king")).toBe(false);
  expect(desk.acted).toEqual([]);
  expect(desk.asked).toEqual([
    { type: "bring", card: "laborer" },
    { type: "take", card: "king" },
  ]);
});

test.each([
  ["set_aside", "no-die-to-keep", "A die set aside stays as it is for the rest of the turn."],
  ["chosen", "in-hand", "This die is in the hand of the card at work: finish with that card first."],
] as const)("a die that is %s says why it stays there", (pile, reason, sentence) => {
  const { desk, table } = seated("raising");
  const [found] = table.pile(pile);
  if (found) table.press(found);
  expect([desk.acted, desk.asked]).toEqual([[], []]);
  expect(desk.replied).toMatchObject([{ reason }]);
  expect(desk.words.say(desk.replied[0]?.sentence ?? { message: "" })).toBe(sentence);
});

test("while something is asked about a card that was taken up stays so", () => {
  const { desk, table } = seated("changers");
  table.use("serving_maid");
  table.press(die(table, 1));
  Object.assign(desk, { isAsking: true });
  const [first] = table.results;
  if (first) table.choose(first);
  barOf(table).offers[0]?.press();
  expect(table.open).toBe("serving_maid");
  expect(desk.replied).toEqual([null]);
});

test("the last that others did is told until the reader goes on with his own turn", () => {
  const told = (name: string) => {
    const { desk, table } = seated(name);
    const { news } = barOf(table);
    return news ? desk.words.say(news, desk.company) : null;
  };
  expect(told("first-turn")).toBe("Anselm takes the Farmer");
  expect(told("others")).toBe("Oswin brings in a 2 (Guard)");
  expect(told("raising")).toBeNull();
  expect(told("final")).toBeNull();
});

test("at most one button is red, and a roll that is not allowed yet is off", () => {
  expect(offers(seated("changers").table)).toEqual(["aside plain", "roll go"]);
  expect(offers(seated("first-turn").table)).toEqual(["aside plain", "roll off"]);
  expect(offers(seated("take").table)).toEqual(["finish plain"]);
  expect(offers(seated("raising").table)).toEqual(["enough go"]);
  expect(offers(seated("others").table)).toEqual([]);
});

test("all aside is off where one of the dice may not be kept, as in a lesson, and asks about that one", () => {
  const { desk, table } = seated("changers");
  const { choices } = desk.state;
  const wanted = Object.entries(choices).filter(([, { action }]) => "face" in action && action.face !== 1);
  Object.assign(desk, { state: { ...desk.state, choices: Object.fromEntries(wanted) } });
  expect(offers(table)[0]).toBe("aside off");
  barOf(table).offers[0]?.press();
  expect([desk.acted, desk.asked]).toEqual([[], [{ type: "keep", face: 1 }]]);
});

test("with a card taken up the bar holds the way back", () => {
  const { table } = seated("changers");
  table.use("astronomer");
  expect(barOf(table)).toMatchObject({
    sentence: "Astronomer: turn a die to a face set aside",
    offers: [{ id: "let-go", label: "Not the Astronomer", key: "Escape" }],
  });
});

test("C7: while pips are shared out the bar says how many", () => {
  expect(barOf(seated("sharing").table).sentence).toBe("12 pips for 3 dice: choose what one of them becomes.");
});
