/** Council of 4, for the pages of its rules. */
import components from "../../../../../src/regalia/games/council/components.json";
import { symbol } from "../../../look/pieces/ink.ts";
import type { RulesModule } from "../../../rules/reference.ts";
import { CITIES } from "../box.ts";
import { pieces } from "../pieces.ts";
import { towns } from "../towns.ts";
import Contents from "./Contents.svelte";

type Colours = Readonly<Record<string, string | null>>;

const faces: Readonly<Record<string, { readonly colours: Colours }>> = components.faces;
const colours: Colours = Object.assign({}, ...components.boards.juvelar.map((face) => faces[face]?.colours));

/** A city in the outline of its metal, as it lies on the Juvelar board. */
const cities = CITIES.map(({ id, letter }) =>
  symbol(
    `city-${id}`,
    `<use href="#ring-${colours[letter] ?? "royal"}" x="-56" y="-56" width="112" height="112"/><use href="#town-${id}" x="-26" y="-26" width="52" height="52"/>`,
    "-36 -40 72 76",
  ),
).join("");

export const rules: RulesModule = { pieces: pieces + towns, extra: cities, Contents };
