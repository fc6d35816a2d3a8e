import { expect, test } from "vitest";
import council from "../../../src/regalia/games/council/lessons.json";
import court from "../../../src/regalia/games/court/lessons.json";
import tumult from "../../../src/regalia/games/tumult/lessons.json";
import { shared } from "../look/pieces/shared.ts";
import { gameOf } from "../table/game.ts";

interface Lessons {
  readonly steps: readonly { readonly piece: string }[];
}

test.each(Object.entries<Lessons>({ court, council, tumult }))(
  "what every step of %s is played for is drawn, in every tincture",
  async (game, { steps }) => {
    const { pieces } = await gameOf(game);
    const names = new Set((shared + pieces).match(/(?<=<symbol id=")[^"]+/g));
    const wanted = steps.flatMap(({ piece }) => [1, 2, 3, 4, 5].map((tincture) => piece.replace("*", `${tincture}`)));
    expect(wanted.filter((piece) => !names.has(piece))).toEqual([]);
  },
);
