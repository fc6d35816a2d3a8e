import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { moment } from "../../../tests/gallery/moment.ts";
import { speech } from "../../words/speech.svelte.ts";
import Goods from "./Goods.svelte";
import { TumultTable } from "./table.svelte.ts";

afterEach(cleanup);

test("while the wheel is looked at in turns, no banner counts tiles yet (T7)", () => {
  speech.speak("en");
  const desk = moment("spin", "en", "tumult");
  Object.assign(desk.state.fields, { taxes: "turns", phase: "taxes" });
  const table = new TumultTable(desk);
  render(Goods, { table, seat: 0 });
  expect([table.sight?.type, screen.queryByText(/kept/)]).toEqual(["spin", null]);
  cleanup();
  table.lookOn();
  render(Goods, { table, seat: 0 });
  expect(screen.getByText("0 kept")).toBeTruthy();
});
