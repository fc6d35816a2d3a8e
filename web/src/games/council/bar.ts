/** What the action bar says and holds in this game. */
import { type Bar, comingLine, type Offer, type Price } from "../../table/desk.ts";
import type { CouncilAction } from "../../wire/games.ts";
import { say } from "../../words/speech.svelte.ts";
import { CITIES, COUNCILS, GAIN_PIECES, PRICES } from "./box.ts";
import { questionOf } from "./choosing.ts";
import {
  canLayMore,
  cardsNeeded,
  cheapest,
  coinsFor,
  coinsWithAnother,
  countOf,
  type Payment,
  unsentOf,
} from "./paying.ts";
import { choicesOfType } from "./reading.ts";
import { canPress } from "./sights.ts";
import type { CouncilTable } from "./table.svelte.ts";
import { lastNews } from "./told.ts";

export function barOf(table: CouncilTable): Bar {
  const { desk, payment } = table;
  const { expected } = desk.state;
  const sentence = expected === null ? "" : desk.words.say(expected, desk.company);
  if (!table.isMine) return { sentence, line: comingLine(desk, table.derived.coming), offers: [] };
  if (payment !== null) return payingBar(table, payment);
  if (table.fields.step === "free_permit") return { sentence, line: "", offers: [decline(table)] };
  if (table.fields.step !== "actions") return { sentence, line: "", offers: [] };
  if (table.open !== null) return openBar(table);
  return { sentence, line: goldLine(table), news: lastNews(desk.state), offers: turnOffers(table) };
}

/** Something is taken up: the way back is to let go of it. */
function openBar(table: CouncilTable): Bar {
  const offers = [letGoOffer(table), ...turnOffers(table).filter(({ tone }) => tone !== "off")];
  return { sentence: openSentence(table), line: "", offers, isDraft: true };
}

function openSentence(table: CouncilTable): string {
  if (table.open?.kind === "change") return table.say("choose-change");
  return table.say(questionOf(table) === null ? "choose-councillor" : "choose-answer");
}

/** How much there is to be pressed. */
function goldLine(table: CouncilTable): string {
  const counts = [
    ["gold-councils", COUNCILS.filter((council) => table.canElect(council)).length],
    ["gold-permits", choicesOfType(table.choices, "acquire").length],
    ["gold-cities", CITIES.filter(({ id }) => canPress(table, id)).length],
  ] as const;
  const pieces = counts
    .filter(([, count]) => count > 0)
    .map(([name, count]) => ({ message: `screen-${name}`, arguments: { count } }));
  return pieces.length > 0 ? table.say("in-gold", { pieces }) : "";
}

function turnOffers(table: CouncilTable): Offer[] {
  const isDone = table.choices.every(({ action }) => action.type === "end");
  return [
    {
      ...offer(table, { type: "engage" }, table.say("engage"), "gold"),
      mark: "servant",
      price: price(table, "coins", PRICES.servant),
    },
    {
      ...offer(table, { type: "additional" }, table.say("additional"), "gold"),
      mark: "action",
      price: price(table, "servants", PRICES.additional),
    },
    offer(table, { type: "end" }, table.say("end"), isDone ? "go" : "plain", "E"),
  ];
}

function price(table: CouncilTable, gain: "coins" | "servants", amount: number): Price {
  return { amount, piece: GAIN_PIECES[gain], words: table.named(`gain-${gain}`, { amount }) };
}

function decline(table: CouncilTable): Offer {
  return offer(table, { type: "decline" }, table.say("decline"), "plain", "P");
}

function payingBar(table: CouncilTable, payment: Payment): Bar {
  const isEnough = coinsFor(payment) !== null;
  return {
    sentence: table.say(!isEnough ? "lay-first" : canLayMore(payment) ? "lay-more" : "lay-no-more"),
    line: paymentLine(table, payment),
    offers: [...layingOffers(table, payment), payOffer(table, payment)],
    isDraft: payment.target !== null,
  };
}

/** What there is to pay with, and what more cards would spare. */
export function paymentLine(table: CouncilTable, payment: Payment): string {
  const coins = coinsFor(payment);
  const have = table.say("you-have", { coins: payment.held });
  if (countOf(payment.laid) > 0 && coins === null)
    return `${have} ${table.say("not-enough", { cards: cardsNeeded(payment) })}`;
  const less = coinsWithAnother(payment);
  const isLess = less !== null && less < (coins ?? 0);
  return isLess ? `${have} ${table.say("one-more", { coins: less })}` : have;
}

function layingOffers(table: CouncilTable, payment: Payment): Offer[] {
  const isCheapest = String(cheapest(payment)?.cards) === String(payment.laid);
  const press = (): void => table.layCheapest();
  const label = table.say("cheapest");
  const shortest: Offer = { id: "cheapest", label, mark: "coin", key: "C", tone: "plain", needs: "nothing", press };
  return [...backOffer(table, payment), ...(isCheapest ? [] : [shortest])];
}

/** The card that was laid last goes back to the hand; without one the whole payment is let go. */
function backOffer(table: CouncilTable, payment: Payment): Offer[] {
  const last = payment.drafted.at(-1);
  if (last !== undefined) {
    const label = table.say("take-back", { card: { message: `card-${last}` } });
    const press = (): void => table.takeBack(last);
    return [{ id: "take-back", label, mark: "ui-undo", key: say("key-undo"), tone: "quiet", needs: "nothing", press }];
  }
  return payment.target === null ? [] : [letGoOffer(table)];
}

function letGoOffer(table: CouncilTable): Offer {
  const press = (): void => table.letGo();
  return {
    id: "let-go",
    label: table.say("let-go"),
    mark: "ui-x",
    key: "Escape",
    tone: "quiet",
    needs: "nothing",
    press,
  };
}

function payOffer(table: CouncilTable, payment: Payment): Offer {
  const coins = coinsFor(payment);
  if (coins === null) {
    const press = (): void => table.desk.ask({ type: "confirm" }, unsentOf(payment));
    return { id: "pay", label: table.say("pay-nothing"), tone: "off", press };
  }
  const given = { cards: countOf(payment.laid), coins, servants: payment.facts.servants ?? 0 };
  const price = Object.entries(given)
    .filter(([, amount]) => amount > 0)
    .map(([good, amount]) => ({ message: `gain-${good}`, arguments: { amount } }));
  const label = table.say("pay", { price });
  return { id: "pay", label, key: "P", tone: "go", press: () => table.pay() };
}

/** A button for an action: if it is not offered now, it asks why. */
function offer(table: CouncilTable, action: CouncilAction, label: string, tone: Offer["tone"], key = ""): Offer {
  const isOffered = table.plain(action) !== undefined;
  return { id: action.type, label, key, tone: isOffered ? tone : "off", press: () => table.do(action) };
}
