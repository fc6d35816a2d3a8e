/** What is taken up to be put together, before anything is sent. */
import type { CouncilAction, CouncilCity, CouncilCouncil, CouncilPermit, CouncilRegion } from "../../wire/games.ts";
import { type CouncilChoice, choicesOfType } from "./reading.ts";

export type Open =
  | { readonly kind: "council"; readonly council: CouncilCouncil }
  | { readonly kind: "permit"; readonly region: CouncilRegion; readonly space: number }
  | { readonly kind: "city" | "visit"; readonly city: CouncilCity }
  | { readonly kind: "own"; readonly permit: CouncilPermit }
  | { readonly kind: "change"; readonly region: CouncilRegion };

/** What is taken up for an action that is paid for; null for any other. */
export function openOf(action: CouncilAction): Open | null {
  if (action.type === "acquire") return { kind: "permit", region: action.region, space: action.space };
  return action.type === "visit" ? { kind: "visit", city: action.city } : null;
}

/** What can be done with it. */
export function choicesFor(choices: readonly CouncilChoice[], open: Open): readonly CouncilChoice[] {
  switch (open.kind) {
    case "council":
      return [...choicesOfType(choices, "elect"), ...choicesOfType(choices, "send")].filter(
        ({ action }) => action.council === open.council,
      );
    case "permit":
      return choicesOfType(choices, "acquire").filter(
        ({ action }) => action.region === open.region && action.space === open.space,
      );
    case "city":
      return choicesOfType(choices, "place").filter(({ action }) => action.city === open.city);
    case "visit":
      return choicesOfType(choices, "visit").filter(({ action }) => action.city === open.city);
    case "own":
      return choicesOfType(choices, "place").filter(({ action }) => action.permit === open.permit);
    case "change":
      return choicesOfType(choices, "change").filter(({ action }) => action.region === open.region);
  }
}
