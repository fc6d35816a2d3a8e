/** What pressing a piece would be, if it were allowed: so that the server can say why it is not. */
import type {
  CouncilAction,
  CouncilCity,
  CouncilCouncil,
  CouncilFields,
  CouncilPermit,
  CouncilRegion,
} from "../../wire/games.ts";
import { COLOURS, citiesOf } from "./box.ts";

export function electionOf({ reserve }: CouncilFields, council: CouncilCouncil): CouncilAction {
  const colour = COLOURS.find((_, at) => (reserve[at] ?? 0) > 0) ?? "white";
  return { type: "elect", council, colour };
}

export function offerOf({ step }: CouncilFields, region: CouncilRegion, space: number): CouncilAction {
  return { type: step === "free_permit" ? "free" : "acquire", region, space };
}

/** A city is visited with the queen's help, unless a permit for it is there, or its token is to be chosen. */
export function visitOf({ step, permits, seat }: CouncilFields, city: CouncilCity): CouncilAction {
  if (step === "repeat_token") return { type: "repeat", city };
  const permit = permits[seat]?.find((one) => citiesOf(one).some(({ id }) => id === city));
  return permit === undefined ? { type: "visit", city } : { type: "place", permit, city };
}

export function placingOf({ step }: CouncilFields, permit: CouncilPermit): CouncilAction {
  if (step === "repeat_permit") return { type: "reuse", permit };
  return { type: "place", permit, city: citiesOf(permit)[0]?.id ?? "arkon" };
}
