import { expect, test } from "vitest";
import { moment } from "../../../tests/gallery/moment.ts";
import { speech } from "../../words/speech.svelte.ts";
import { barOf } from "./bar.ts";
import { GOODS } from "./reading.ts";
import { TumultTable } from "./table.svelte.ts";

function seated(name: string) {
  speech.speak("en");
  const desk = moment(name, "en", "tumult");
  return { desk, table: new TumultTable(desk) };
}

test("a field stays chosen until the answer comes, so that nothing flickers", async () => {
  const { desk, table } = seated("place");
  const action = table.choices.find((choice) => choice.action.type === "place")?.action;
  if (action?.type !== "place") throw new Error("there is no field to place on");
  let answer = (_: boolean): void => {};
  desk.act = () => new Promise((resolve) => (answer = resolve));
  const cell = action.slot * 9 + action.field;
  table.building.press(cell);
  const placed = table.building.place();
  expect(table.building.chosen).toBe(cell);
  answer(true);
  await placed;
  expect(table.building.chosen).toBeNull();
});

test("what pays by itself is not told aloud as something to be done", async () => {
  const { desk, table } = seated("pay");
  for (const good of GOODS) table.derived.payment?.ways[good].splice(1);
  desk.act = () => new Promise(() => {});
  expect(barOf(table).isUnspoken).toBe(false);
  void table.building.lay(table.building.onlyWay ?? []);
  expect(barOf(table).isUnspoken).toBe(true);
});
