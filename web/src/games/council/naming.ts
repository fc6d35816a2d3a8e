/** What pieces are called, for whoever listens. */
import type { CouncilCity, CouncilCouncil, CouncilPermit } from "../../wire/games.ts";
import type { Argument } from "../../wire/messages.ts";
import { type Bonus, bonusOf, CITIES, COUNCILS, citiesOf, gainsOf, TOKENS } from "./box.ts";
import { type ChoiceOf, metalOf } from "./reading.ts";
import { outlook } from "./sights.ts";
import type { CouncilTable } from "./table.svelte.ts";

const said = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(", ");

/** A bonus in words. */
export function bonusName(table: CouncilTable, bonus: Bonus): string {
  const gains = gainsOf(bonus).map(([gain, amount]): Argument => ({ message: `gain-${gain}`, arguments: { amount } }));
  return gains.length > 0 ? table.named("gains", { gains }) : table.named("gain-nothing");
}

/** A permit is called by the letters of its cities. */
export const lettersOf = (permit: CouncilPermit): string => permit.toUpperCase();

export function permitName(table: CouncilTable, permit: CouncilPermit): string {
  const cities = citiesOf(permit).map(({ name }) => name);
  return said([
    table.say("permit", { letters: lettersOf(permit) }),
    cities.join(", "),
    bonusName(table, bonusOf(permit)),
  ]);
}

/** What can be done with a permit on offer. */
export function offerName(table: CouncilTable, { action, facts }: ChoiceOf<"acquire" | "free">): string {
  if (action.type === "free") return table.say("can-take");
  return table.say("can-acquire", { coins: facts.coins ?? 0 });
}

/** A city with all that is to be seen there, and what a merchant would cost. */
export function cityName(table: CouncilTable, id: CouncilCity): string {
  const { fields, derived } = table;
  const at = CITIES.findIndex((city) => city.id === id);
  const token = fields.tokens[at] ?? -1;
  const seats = fields.merchants.flatMap((cities, seat) => (cities.includes(id) ? [{ seat }] : []));
  const facts = outlook(table, id);
  return said([
    CITIES[at]?.name ?? "",
    table.named(`metal-${metalOf(derived, id)}`),
    token >= 0 && bonusName(table, TOKENS[token] ?? {}),
    fields.neutrals.includes(id) && table.say("neutral"),
    seats.length > 0 && table.say("merchants-of", { seats }),
    fields.queen === id && table.say("queen-here"),
    facts !== null && costName(table, id),
  ]);
}

/** What a merchant in a city costs at least, in words. */
export function costName(table: CouncilTable, id: CouncilCity): string {
  const [placing] = table.placings(id);
  const facts = outlook(table, id) ?? {};
  const servants = facts.servants ?? 0;
  if (placing !== undefined) {
    return table.say("price-place", { letters: lettersOf(placing.action.permit), servants });
  }
  return table.say("price-visit", { coins: facts.coins ?? 0, servants });
}

/** A council with its councillors, from the arrow to the far end. */
export function councilName(table: CouncilTable, council: CouncilCouncil): string {
  const colours = table.fields.councils[COUNCILS.indexOf(council)] ?? [];
  return said([
    table.say("council-of", { council }),
    colours.map((colour) => table.named(`councillor-${colour}.colour`)).join(", "),
    table.isMine && table.canElect(council) && table.say("can-elect"),
  ]);
}
