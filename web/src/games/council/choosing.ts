/** What is to be chosen from, one by one: ways to place a merchant, and what the nobility track asks for. */
import type { CouncilPermit, CouncilRegion } from "../../wire/games.ts";
import { type Bonus, bonusOf, CITIES, CITY, REGIONS, TOKENS } from "./box.ts";
import { lettersOf } from "./naming.ts";
import { type ChoiceOf, type CouncilFacts, choicesOfType } from "./reading.ts";
import type { CouncilTable } from "./table.svelte.ts";

export interface Option {
  readonly id: string;
  readonly label: string;
  readonly permit: CouncilPermit | null; // drawn as its leaf
  readonly piece: string; // drawn, where there is no permit
  readonly coins: number;
  readonly servants: number;
  readonly gains: Bonus;
  press(): void;
}

export interface Question {
  readonly title: string;
  readonly options: readonly Option[];
}

/** What is to be chosen now, if anything. */
export function questionOf(table: CouncilTable): Question | null {
  if (!table.isMine) return null;
  const { open } = table;
  const { step } = table.fields;
  if (step === "repeat_token")
    return asked(
      table,
      step,
      choicesOfType(table.choices, "repeat").map((one) => tokenOption(table, one)),
    );
  if (step === "repeat_permit")
    return asked(
      table,
      step,
      choicesOfType(table.choices, "reuse").map((one) => permitOption(table, one)),
    );
  if (step === "free_permit") return asked(table, step, freeOptions(table));
  if (open?.kind === "city") {
    const visit = table.visit(open.city);
    const placings = table.placings(open.city).map((one) => placeOption(table, one));
    const options = visit === undefined ? placings : [...placings, visitOption(table, visit)];
    return { title: table.say("place-in", { city: { message: `city-${open.city}` } }), options };
  }
  if (open?.kind === "change") return changeQuestion(table, open.region);
  if (open?.kind !== "own") return null;
  const options = table.placingsWith(open.permit).map((one) => cityOption(table, one));
  return { title: table.say("place-with", { letters: lettersOf(open.permit) }), options };
}

function changeQuestion(table: CouncilTable, region: CouncilRegion): Question {
  const options = choicesOfType(table.choices, "change")
    .filter(({ action }) => action.region === region)
    .map(({ action, facts }) => ({
      ...option("change", table.say("turn-up"), {}),
      piece: "again",
      ...costs(facts),
      press: () => table.do(action),
    }));
  return { title: table.say("change-question", { region }), options };
}

function asked(table: CouncilTable, step: string, options: readonly Option[]): Question {
  return { title: table.say("question", { step }), options };
}

const costs = ({ coins, servants }: CouncilFacts): Pick<Option, "coins" | "servants"> => ({
  coins: coins ?? 0,
  servants: servants ?? 0,
});

function tokenOption(table: CouncilTable, { action, facts }: ChoiceOf<"repeat">): Option {
  const token = table.fields.tokens[CITIES.findIndex(({ id }) => id === action.city)] ?? -1;
  return {
    ...option(action.city, CITY.get(action.city)?.name ?? "", facts.gains ?? TOKENS[token] ?? {}),
    piece: `town-${action.city}`,
    press: () => table.pressCity(action.city),
  };
}

function permitOption(table: CouncilTable, { action }: ChoiceOf<"reuse">): Option {
  const label = table.say("permit", { letters: lettersOf(action.permit) });
  const press = (): void => table.pressPermit(action.permit);
  return { ...option(action.permit, label, bonusOf(action.permit)), permit: action.permit, press };
}

function freeOptions(table: CouncilTable): Option[] {
  return choicesOfType(table.choices, "free").flatMap(({ action }) => {
    const at = REGIONS.indexOf(action.region);
    const permit = table.fields.face_up[at]?.[action.space];
    if (!permit) return [];
    const label = table.say("permit", { letters: lettersOf(permit) });
    const press = (): void => table.pressOffer(action.region, action.space);
    return [{ ...option(permit, label, bonusOf(permit)), permit, press }];
  });
}

function placeOption(table: CouncilTable, { action, facts }: ChoiceOf<"place">): Option {
  const label = table.say("with-permit", { letters: lettersOf(action.permit) });
  const press = (): void => table.do(action);
  return { ...option(action.permit, label, facts.gains ?? {}), permit: action.permit, ...costs(facts), press };
}

function visitOption(table: CouncilTable, { action, facts }: ChoiceOf<"visit">): Option {
  const press = (): void => table.payForVisit(action.city);
  const shown = option("queen", table.say("with-queen"), facts.gains ?? {});
  return { ...shown, piece: "queen-figure", ...costs(facts), press };
}

function cityOption(table: CouncilTable, { action, facts }: ChoiceOf<"place">): Option {
  const press = (): void => table.do(action);
  const shown = option(action.city, CITY.get(action.city)?.name ?? "", facts.gains ?? {});
  return { ...shown, piece: `town-${action.city}`, ...costs(facts), press };
}

function option(id: string, label: string, gains: Bonus): Option {
  return { id, label, permit: null, piece: "", coins: 0, servants: 0, gains, press: () => undefined };
}
