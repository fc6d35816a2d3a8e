/** What is to be chosen from, one by one: ways to place a merchant, and what the nobility track asks for. */
import type { CouncilCity, CouncilPermit, CouncilRegion } from "../../wire/games.ts";
import { type Bonus, bonusOf, CITY, REGIONS } from "./box.ts";
import { lettersOf } from "./naming.ts";
import { type ChoiceOf, type CouncilFacts, choicesOfType } from "./reading.ts";
import type { CouncilTable } from "./table.svelte.ts";

export interface Option {
  readonly id: string;
  readonly label: string;
  readonly permits: readonly CouncilPermit[]; // drawn as their leaves
  readonly city: CouncilCity | null; // drawn as on the map
  readonly piece: string | null; // drawn after them
  readonly note: string;
  readonly coins: number; // at least
  readonly servants: number;
  readonly gains: Bonus;
  readonly tokens: readonly CouncilCity[]; // of which cities they come
  readonly rewards: number; // points
  press(): void;
}

export interface Question {
  readonly title: string;
  readonly options: readonly Option[];
}

/** What is to be chosen now, if anything. */
export function questionOf(table: CouncilTable): Question | null {
  if (!table.isMine) return null;
  const { step } = table.fields;
  if (step === "repeat_token") return asked(table, step, tokenOptions(table));
  if (step === "repeat_permit") return asked(table, step, permitOptions(table));
  if (step === "free_permit") return asked(table, step, freeOptions(table));
  switch (table.open?.kind) {
    case "city":
      return placingQuestion(table, table.open.city);
    case "own":
      return permitQuestion(table, table.open.permit);
    case "change":
      return changeQuestion(table, table.open.region);
    default:
      return null;
  }
}

function asked(table: CouncilTable, step: string, options: readonly Option[]): Question {
  return { title: table.say("question", { step }), options };
}

function tokenOptions(table: CouncilTable): Option[] {
  return choicesOfType(table.choices, "repeat").map(({ action: { city }, facts }) => ({
    ...cityOption(city, () => table.pressCity(city)),
    ...outcome(facts),
  }));
}

function permitOptions(table: CouncilTable): Option[] {
  return choicesOfType(table.choices, "reuse").map(({ action: { permit } }) => ({
    ...permitOption(table, permit, () => table.pressPermit(permit)),
    gains: bonusOf(permit),
  }));
}

function freeOptions(table: CouncilTable): Option[] {
  return choicesOfType(table.choices, "free").flatMap(({ action: { region, space } }) => {
    const permit = table.fields.face_up[REGIONS.indexOf(region)]?.[space];
    if (!permit) return [];
    return [{ ...permitOption(table, permit, () => table.pressOffer(region, space)), gains: bonusOf(permit) }];
  });
}

/** Permits and the queen lead to the same city. */
function placingQuestion(table: CouncilTable, city: CouncilCity): Question {
  const visit = table.visit(city);
  const placings = table.placings(city).map(({ action, facts }) => ({
    ...permitOption(table, action.permit, () => table.do(action)),
    label: table.say("with-permit", { letters: lettersOf(action.permit) }),
    city,
    ...outcome(facts),
  }));
  const options = visit === undefined ? placings : [...placings, queenOption(table, visit)];
  return { title: table.say("place-in", { city: { message: `city-${city}` } }), options };
}

function queenOption(table: CouncilTable, { action, facts }: ChoiceOf<"visit">): Option {
  const press = (): void => table.payForVisit(action.city);
  return { ...option("queen", table.say("with-queen"), press), piece: "queen-figure", ...outcome(facts) };
}

function permitQuestion(table: CouncilTable, permit: CouncilPermit): Question {
  const options = table
    .placingsWith(permit)
    .map(({ action, facts }) => ({ ...cityOption(action.city, () => table.do(action)), ...outcome(facts) }));
  return { title: table.say("place-with", { letters: lettersOf(permit) }), options };
}

/** Those on offer go under the stack. */
function changeQuestion(table: CouncilTable, region: CouncilRegion): Question {
  const at = REGIONS.indexOf(region);
  const options = choicesOfType(table.choices, "change")
    .filter(({ action }) => action.region === region)
    .map(({ action, facts }) => ({
      ...option("change", table.say("turn-up"), () => table.do(action)),
      permits: (table.fields.face_up[at] ?? []).flatMap((permit) => permit ?? []),
      piece: "ui-again",
      note: table.say("in-stack", { count: table.fields.permit_counts[at] ?? 0 }),
      ...outcome(facts),
    }));
  return { title: table.say("change-question", { region }), options };
}

/** What it costs and brings, as it was told. */
function outcome({
  coins,
  servants = 0,
  gains = {},
  tokens = [],
  rewards = 0,
}: CouncilFacts): Pick<Option, "coins" | "servants" | "gains" | "tokens" | "rewards"> {
  return { coins: coins ?? 0, servants, gains, tokens, rewards };
}

function permitOption(table: CouncilTable, permit: CouncilPermit, press: () => void): Option {
  return { ...option(permit, table.say("permit", { letters: lettersOf(permit) }), press), permits: [permit] };
}

function cityOption(city: CouncilCity, press: () => void): Option {
  return { ...option(city, CITY.get(city)?.name ?? "", press), city };
}

function option(id: string, label: string, press: () => void): Option {
  return { id, label, permits: [], city: null, piece: null, note: "", ...outcome({}), press };
}
