/** The payment at a table, be it begun before the server or only here. */
import type { CouncilCard } from "../../wire/games.ts";
import { REGIONS } from "./box.ts";
import { isPossible, NO_CARDS, type Payment, withCards } from "./paying.ts";
import { waysOf } from "./reading.ts";
import type { CouncilTable } from "./table.svelte.ts";
import { choicesFor } from "./taking.ts";

/** What is being paid for; cards of a draft that cannot be laid for it stay in the hand. */
export function paymentAt(table: CouncilTable, cards: readonly CouncilCard[]): Payment | null {
  const { isMine, fields, derived, open, choices } = table;
  if (!isMine) return null;
  const { step, laid, pay_region: region } = fields;
  if (derived.payment !== null && (step === "pay_for_permit" || step === "pay_for_queen")) {
    const council = step === "pay_for_queen" ? "queen" : (REGIONS[region] ?? "coast");
    return composed(table, { council, target: null, facts: derived.payment, begun: laid }, cards);
  }
  const [choice] = open?.kind === "permit" || open?.kind === "visit" ? choicesFor(choices, open) : [];
  if (choice === undefined) return null;
  const { action, facts } = choice;
  const council = action.type === "acquire" ? action.region : "queen";
  return composed(table, { council, target: action, facts, begun: NO_CARDS }, cards);
}

type Asked = Pick<Payment, "council" | "target" | "facts" | "begun">;

function composed({ fields, derived }: CouncilTable, asked: Asked, cards: readonly CouncilCard[]): Payment {
  const roads = asked.facts.road_coins ?? 0;
  const held = fields.coins[fields.seat] ?? 0;
  const ways = waysOf(derived, asked.council).filter((way) => way.coins + roads <= held);
  const drafted = isPossible(withCards(asked.begun, cards), ways) ? cards : [];
  return { ...asked, drafted, laid: withCards(asked.begun, drafted), ways, roads, held };
}
