/** The figures that are stand-ins, or those of a table whose people know the box (option `components`). */
import components from "../../../../../src/regalia/games/tumult/components.json";
import type { TumultOptions } from "../../../wire/games.ts";
import { boxed } from "../../../wire/known.ts";
import type { Json } from "../../../wire/messages.ts";

type StandIns = TumultOptions["components"];

export interface Figures {
  readonly all: StandIns;
  readonly mark: "rules-stand_in" | "rules-own"; // what stands beside each
}

/** A table has all of its own or none: the server has checked them. */
export function figuresOf(own: Json | undefined): Figures {
  if (own === undefined) return { all: components.stand_in, mark: "rules-stand_in" };
  return { all: boxed<StandIns>(own), mark: "rules-own" };
}
