/** What the action bar says and holds in this game. */
import type { Bar, Offer } from "../../table/desk.ts";
import type { CouncilAction } from "../../wire/games.ts";
import { CITIES, COUNCILS } from "./box.ts";
import { questionOf } from "./choosing.ts";
import { cheapest, coinsFor, countOf, listed, type Payment } from "./paying.ts";
import { choicesOfType } from "./reading.ts";
import { canPress } from "./sights.ts";
import type { CouncilTable } from "./table.svelte.ts";

export function barOf(table: CouncilTable): Bar {
  const { desk, payment } = table;
  const { expected } = desk.state;
  const sentence = expected === null ? "" : desk.words.say(expected, desk.company);
  if (!table.isMine) return { sentence, line: "", offers: [] };
  if (payment !== null) return payingBar(table, payment);
  if (table.fields.step === "free_permit") return { sentence, line: "", offers: [decline(table)] };
  if (table.fields.step !== "actions") return { sentence, line: "", offers: [] };
  if (table.open !== null) return { sentence: openSentence(table), line: goldLine(table), offers: turnOffers(table) };
  return { sentence, line: goldLine(table), offers: turnOffers(table) };
}

function openSentence(table: CouncilTable): string {
  return table.say(questionOf(table) === null ? "choose-councillor" : "choose-answer");
}

/** How much there is to be pressed. */
function goldLine(table: CouncilTable): string {
  return table.say("in-gold", {
    main: table.fields.acted ? 0 : table.fields.main_actions,
    councils: COUNCILS.filter((council) => table.canElect(council)).length,
    permits: choicesOfType(table.choices, "acquire").length,
    cities: CITIES.filter(({ id }) => canPress(table, id)).length,
  });
}

function turnOffers(table: CouncilTable): Offer[] {
  const coins = table.plain({ type: "engage" })?.facts.coins ?? "";
  const servants = table.plain({ type: "additional" })?.facts.servants ?? "";
  const isDone = table.choices.every(({ action }) => action.type === "end");
  return [
    { ...offer(table, { type: "engage" }, table.say("engage", { coins }), "plain"), mark: "servant" },
    { ...offer(table, { type: "additional" }, table.say("additional", { servants }), "plain"), mark: "action" },
    offer(table, { type: "end" }, table.say("end"), isDone ? "go" : "plain", "E"),
  ];
}

function decline(table: CouncilTable): Offer {
  return offer(table, { type: "decline" }, table.say("decline"), "plain", "P");
}

function payingBar(table: CouncilTable, payment: Payment): Bar {
  const coins = coinsFor(payment);
  const count = countOf(payment.laid);
  const have = table.say("you-have", { coins: table.fields.coins[table.fields.seat] ?? 0 });
  return {
    sentence: table.say(count === 0 ? "lay-first" : "lay-more"),
    line: count > 0 && coins === null ? table.say("not-enough") : have,
    offers: [...layingOffers(table, payment), payOffer(table, payment)],
  };
}

function layingOffers(table: CouncilTable, payment: Payment): Offer[] {
  const last = listed(payment.laid).at(-1);
  const back: Offer =
    last === undefined || countOf(payment.laid) === countOf(payment.begun)
      ? { id: "let-go", label: table.say("let-go"), mark: "ui-x", key: "Esc", tone: "quiet", press: () => table.letGo() }
      : {
          id: "take-back",
          label: table.say("take-back", { card: { message: `card-${last}` } }),
          mark: "ui-undo",
          tone: "quiet",
          press: () => table.takeBack(last),
        };
  const isCheapest = String(cheapest(payment)?.cards) === String(payment.laid);
  if (isCheapest) return [back];
  const press = (): void => table.layCheapest();
  return [back, { id: "cheapest", label: table.say("cheapest"), mark: "coin", key: "C", tone: "plain", press }];
}

function payOffer(table: CouncilTable, payment: Payment): Offer {
  const coins = coinsFor(payment);
  if (coins === null) {
    const press = (): void => table.desk.ask({ type: "confirm" });
    return { id: "pay", label: table.say("pay-nothing"), tone: "off", press };
  }
  const label = table.say("pay", { count: countOf(payment.laid), coins });
  return { id: "pay", label, key: "Enter", tone: "go", press: () => table.pay() };
}

/** A button for an action: if it is not offered now, it asks why. */
function offer(table: CouncilTable, action: CouncilAction, label: string, tone: Offer["tone"], key = ""): Offer {
  const isOffered = table.plain(action) !== undefined;
  return { id: action.type, label, key, tone: isOffered ? tone : "off", press: () => table.do(action) };
}
