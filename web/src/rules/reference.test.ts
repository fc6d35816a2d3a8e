import { expect, test } from "vitest";
import council from "../../../src/regalia/games/council/reference.json";
import court from "../../../src/regalia/games/court/reference.json";
import tumult from "../../../src/regalia/games/tumult/reference.json";
import { shared } from "../look/pieces/shared.ts";
import { find, holds } from "./finding.ts";
import { drawn, signOf, stretches } from "./reference.ts";

interface Examples {
  readonly examples: { readonly [ruling: string]: readonly { readonly shown: readonly string[] }[] };
}

test.each(Object.entries<Examples>({ court, council, tumult }))(
  "every piece in the pictures of %s is drawn",
  async (game, { examples }) => {
    const module = await drawn(game);
    const names = new Set((shared + module?.pieces + module?.extra).match(/(?<=<symbol id=")[^"]+/g));
    const signs = Object.values(examples).flatMap((rows) =>
      rows.flatMap(({ shown }) => shown.map((one) => signOf(one, {}))),
    );
    const pieces = signs.flatMap((sign) => ("piece" in sign ? [sign] : []));
    expect(pieces.filter(({ piece }) => !names.has(piece))).toEqual([]);
    expect(pieces.filter(({ mark }) => !["", "aside", "gone"].includes(mark))).toEqual([]);
  },
);

test("a game whose pieces were not drawn yet has rules all the same", async () => {
  expect(await drawn("chess")).toBeNull();
});

test("a sign is a piece, a marked piece, a figure of the box, or what it is", () => {
  expect(signOf("die-2", {})).toEqual({ piece: "die-2", mark: "" });
  expect(signOf("die-2/aside", {})).toEqual({ piece: "die-2", mark: "aside" });
  expect(signOf("$prices-joker", { "prices-joker": 1 })).toEqual({ text: "1" });
  for (const text of ["+", "A", "4", "…"]) expect(signOf(text, {})).toEqual({ text });
});

test("a text is taken apart at the other rulings that it names, and at nothing else", () => {
  expect(stretches("as in K7, not K7b or A4", ["K7", "K7b", "K9"], "K9")).toEqual([
    { text: "as in " },
    { ruling: "K7" },
    { text: ", not " },
    { ruling: "K7b" },
    { text: " or " },
    { text: "A4" },
  ]);
  expect(stretches("K9", ["K9"], "K9")).toEqual([{ text: "K9" }]);
});

test("an entry is found if it holds every word, whatever their order and case", () => {
  expect(holds("The Queen's holder rolls last", "LAST queen")).toBe(true);
  expect(holds("The Queen's holder rolls last", "last king")).toBe(false);
  expect(holds("anything", "")).toBe(true);
});

test("what is not found is hidden, and the anchors of what is are told", () => {
  const page = document.createElement("div");
  page.innerHTML = `<p id="C1" data-entry>three dice</p><section id="goes"><p data-entry>a king</p></section>`;
  expect(find(page, "dice")).toEqual(new Set(["C1"]));
  expect(page.querySelector<HTMLElement>("#goes p")?.hidden).toBe(true);
  expect(find(page, "")).toEqual(new Set(["C1", "goes"]));
});
