import { flushSync } from "svelte";
import { expect, test } from "vitest";
import type { TableState } from "../wire/apply.ts";
import { Shown } from "./shown.svelte.ts";

const state = (number: number, fields: object): TableState =>
  ({ number, fields, derived: { score: number } }) as unknown as TableState;

/** How often a reader was woken. */
function counted(read: () => unknown): { readonly times: number; stop(): void } {
  let times = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      read();
      times += 1;
    });
  });
  flushSync();
  return {
    get times() {
      return times;
    },
    stop,
  };
}

test("an entry wakes whoever reads what it changed, and nobody else", () => {
  const cards = ["bishop"];
  const shown = new Shown(state(1, { coins: 3, cards }));
  const readers = {
    coins: counted(() => shown.state.fields.coins),
    cards: counted(() => shown.state.fields.cards),
    number: counted(() => shown.state.number),
    fields: counted(() => shown.state.fields),
  };
  shown.know(state(2, { coins: 4, cards }));
  flushSync();
  const woken = Object.entries(readers).filter(([, { times }]) => times > 1);
  expect(woken.map(([name]) => name)).toEqual(["coins", "number"]);
  for (const { stop } of Object.values(readers)) stop();
});

test("all parts are there to be copied, those that came later too", () => {
  const shown = new Shown(state(1, {}));
  shown.know(state(2, { coins: 4 }));
  expect({ ...shown.state.fields }).toEqual({ coins: 4 });
  expect(JSON.stringify(shown.state)).toBe(JSON.stringify(state(2, { coins: 4 })));
});
