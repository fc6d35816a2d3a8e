import { SvelteMap } from "svelte/reactivity";
import { expect, test, vi } from "vitest";
import { moment } from "../../../tests/gallery/moment.ts";
import { speech } from "../../words/speech.svelte.ts";
import { barOf } from "./bar.ts";
import { keysAt, pressKey } from "./keys.ts";
import { GOODS } from "./reading.ts";
import { TumultTable } from "./table.svelte.ts";

function seated(name: string, language: "en" | "de" = "en") {
  speech.speak(language);
  const desk = moment(name, language, "tumult");
  return { desk, table: new TumultTable(desk) };
}

const offers = (table: TumultTable) => barOf(table).offers.map(({ id, tone }) => `${id} ${tone}`);
const liftable = ({ choices }: TumultTable): number => {
  const lift = choices.find(({ action }) => action.type === "lift")?.action;
  if (lift?.type !== "lift") throw new Error("there is no tile to lift");
  return lift.place;
};

test("a press on a tile lifts it, and it is in the hand before the server answers", () => {
  const { desk, table } = seated("tax");
  const place = liftable(table);
  table.pressPlace(place);
  expect(desk.acted).toEqual([[{ type: "lift", place }]]);
  expect([table.held, table.fields.spots[place]]).toEqual([place, "hand"]);
  expect(table.told.spots[place]).toBe("middle");
});

test("where another hand was first, the tile falls back and that is said", async () => {
  const { desk, table } = seated("tax");
  const place = liftable(table);
  desk.act = async () => false;
  table.pressPlace(place);
  expect(table.held).toBe(place);
  await vi.waitFor(() => expect(table.lost).toBe(place));
  expect([table.held, table.fields.spots[place]]).toEqual([-1, "middle"]);
});

test("while the answer is awaited the next tile is not asked for twice, but remembered", () => {
  const { desk, table } = seated("tax");
  const place = liftable(table);
  table.pressPlace(place);
  const other = table.fields.spots.indexOf("middle");
  table.pressPlace(other);
  expect([desk.acted.length, desk.asked.length]).toEqual([1, 0]);
});

test("keys lie on the table as on a keyboard of the language", () => {
  const { table } = seated("tax");
  expect(keysAt(table)).toEqual(["123456789", "QWERTYUIO", "ASDFGHJKL"]);
  expect(keysAt(seated("tax", "de").table)[1]).toBe("QWERTZUIO");
});

test("keys lift the tiles as they lie; with a tile in hand Space keeps it and Backspace puts it back", () => {
  const empty = seated("tax");
  const place = liftable(empty.table);
  expect(pressKey(empty.table, " ")).toBe(false);
  expect(pressKey(empty.table, keysAt(empty.table).join("")[place] ?? "")).toBe(true);
  expect(empty.desk.acted).toEqual([[{ type: "lift", place }]]);
  const keeping = seated("hand");
  expect(pressKey(keeping.table, " ")).toBe(true);
  expect(keeping.desk.acted).toEqual([[{ type: "keep" }]]);
  const returning = seated("hand");
  expect(pressKey(returning.table, "Backspace")).toBe(true);
  expect(returning.desk.acted).toEqual([[{ type: "return" }]]);
});

test("a tile that cannot be lifted now is asked about", () => {
  const { desk, table } = seated("hand");
  const place = table.fields.spots.indexOf("middle");
  table.pressPlace(place);
  expect([desk.acted, desk.asked]).toEqual([[], [{ type: "lift", place }]]);
});

test("the bar speaks of the hand as it is seen, though the answer is awaited", () => {
  const { table } = seated("hand");
  expect(barOf(table).sentence).toBe("Keep the tile for good, or put it back.");
  table.move("keep");
  expect(barOf(table).sentence).toBe("Rob: lift a tile, keep it or put it back, before the sand is out.");
});

test("pressing the empty place of the tile in hand puts it back", () => {
  const { desk, table } = seated("hand");
  table.pressPlace(table.held);
  expect(desk.acted).toEqual([[{ type: "return" }]]);
});

test("with a tile in hand the bar keeps it, puts it back, and says why one cannot stop", () => {
  expect(offers(seated("hand").table)).toEqual(["done off", "return plain", "keep go"]);
});

test("a field is looked at first, and paid for when it is pressed again", () => {
  const { desk, table } = seated("place");
  const action = table.choices.find((choice) => choice.action.type === "place")?.action;
  if (action?.type !== "place") throw new Error("there is no field to place on");
  const cell = action.slot * 9 + action.field;
  table.building.press(cell);
  expect([desk.acted, table.building.chosen, offers(table)]).toEqual([
    [],
    cell,
    ["let-go quiet", "pass plain", "place go"],
  ]);
  table.building.press(cell);
  expect(desk.acted).toEqual([[action]]);
});

test("while a field is chosen the way back lets it go, and takes back nothing that was done", () => {
  const { desk, table } = seated("place");
  expect(barOf(table).isDraft).toBe(false);
  const action = table.choices.find((choice) => choice.action.type === "place")?.action;
  if (action?.type !== "place") throw new Error("there is no field to place on");
  table.building.press(action.slot * 9 + action.field);
  expect(barOf(table)).toMatchObject({ isDraft: true, offers: [{ id: "let-go", key: "Z" }, {}, {}] });
  barOf(table).offers[0]?.press();
  expect([table.building.chosen, barOf(table).isDraft, desk.acted]).toEqual([null, false, []]);
});

test("a field that is out of reach is asked about", () => {
  const { desk, table } = seated("place");
  const cell = table.fields.owners.findIndex((owner) => owner >= 0);
  table.building.press(cell);
  expect(desk.asked).toEqual([{ type: "place", slot: Math.floor(cell / 9), field: cell % 9 }]);
});

test("a way to pay in one good is one message", () => {
  const { desk, table } = seated("pay");
  const { payment } = table.derived;
  if (payment === null) throw new Error("nothing is paid for");
  const way = payment.ways.marble[0] ?? [];
  table.building.payWay("marble", way);
  expect(desk.acted).toEqual([way.map((value) => ({ type: "pay", good: "marble", value }))]);
});

test("while tiles are on their way to pay with nothing else is offered to lay", async () => {
  const { desk, table } = seated("pay");
  for (const good of GOODS) table.derived.payment?.ways[good].splice(1);
  let answer = (_: boolean): void => {};
  desk.act = () => new Promise((resolve) => (answer = resolve));
  expect(offers(table)).toEqual(["pay go"]);
  const laid = table.building.lay(table.building.onlyWay ?? []);
  expect(offers(table)).toEqual([]);
  answer(false);
  await laid;
  expect(offers(table)).toEqual(["pay go"]);
});

test("what was reached for meanwhile is lifted as soon as that can be done", () => {
  const { desk, table } = seated("tax");
  const [first, second] = [liftable(table), table.choices.findLast(({ action }) => action.type === "lift")?.action];
  if (second?.type !== "lift") throw new Error("there is no second tile to lift");
  table.pressPlace(first);
  table.pressPlace(second.place);
  table.follow(); // the recorded choices still allow it
  expect(desk.acted).toEqual([[{ type: "lift", place: first }], [second]]);
});

test("the spinner is seen first, then the table; being ready can be said meanwhile", () => {
  const { table } = seated("spin");
  expect([table.sight?.type, offers(table)]).toEqual(["spin", ["on plain", "ready go"]]);
  pressKey(table, " ");
  expect([table.sight, offers(table)]).toEqual([null, ["ready go"]]);
});

test("whoever is asked to say ready is told who else has not (T6)", () => {
  expect(barOf(seated("ready").table).line).toBe("Not ready yet: Oswin.");
});

test("the king is told for whom the hourglass waits (T6)", () => {
  const { desk, table } = seated("ready");
  Object.assign(desk.state, { actors: [3] });
  expect(barOf(table).sentence).toBe("Not ready yet: Oswin.");
});

test("whoever robs no more is told for whom he waits (T6)", () => {
  const { desk, table } = seated("tax");
  Object.assign(desk.state, { actors: [0, 3] });
  expect(barOf(table).sentence).toBe("You rob no more this round: wait for Anselm and Oswin.");
});

test("whatever is to be done on the board, a line says how", () => {
  const lines = ["first", "tax", "place", "pay", "revealing"].map((name) => barOf(seated(name).table).line);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines).not.toContain("");
});

test("in turns and on a budget there is no glass, but a number of movements", () => {
  expect(seated("turns").table.derived.movements_left).not.toBeNull();
  expect(seated("budget").desk.state.clock).toBeNull();
});

test("where hands take turns nobody is told to be quick, nor to lift a tile before the answer has come (T7)", () => {
  const { table } = seated("turns");
  table.pressPlace(liftable(table));
  expect(barOf(table).line).toBe("");
  const { table: keeping } = seated("hand");
  Object.assign(keeping.told, { taxes: "turns" });
  keeping.move("keep");
  expect([barOf(keeping).sentence, barOf(keeping).line]).toEqual(["Keep the tile for good, or put it back.", ""]);
});

test("ways to pay that are asked about are not paid", () => {
  const { desk, table } = seated("pay");
  Object.assign(desk, { isAsking: true });
  const way = table.derived.payment?.ways.marble[0] ?? [];
  table.building.payWay("marble", way);
  expect([desk.acted, desk.asked]).toEqual([[], [{ type: "pay", good: "marble", value: way[0] }]]);
});

test("when the sand is out the glass is empty above, though there are seconds to decide about a tile in hand (T6)", () => {
  const { table } = seated("late-hand");
  expect([table.sand.share, table.sand.whole]).toEqual([0, 5]);
});

test("what was kept in one round is not taken for kept in the next", () => {
  const desk = moment("hand", "en", "tumult");
  const shown = new SvelteMap([["now", desk.state]]);
  Object.defineProperty(desk, "state", { get: () => shown.get("now") });
  const table = new TumultTable(desk);
  table.move("keep");
  expect(table.isWaiting).toBe(true);
  for (const name of ["tumults", "ready"]) {
    shown.set("now", moment(name, "en", "tumult").state);
    table.follow();
  }
  expect([table.isWaiting, table.fields.spots.every((spot) => spot === "middle")]).toEqual([false, true]);
});
