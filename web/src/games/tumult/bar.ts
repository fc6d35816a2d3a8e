/** What the action bar says and holds in this game. */
import type { Bar, Offer } from "../../table/desk.ts";
import type { TumultAction } from "../../wire/games.ts";
import { capital } from "../../words/lines.ts";
import { say } from "../../words/speech.svelte.ts";
import { greedLine, greedSentence, greedy } from "./greed.ts";
import { GOODS } from "./reading.ts";
import type { Sight } from "./sights.ts";
import { byRank, spinnerOf } from "./standing.ts";
import type { TumultTable } from "./table.svelte.ts";

export function barOf(table: TumultTable): Bar {
  const { desk, sight } = table;
  const { expected } = desk.state;
  const sentence = expected === null ? "" : desk.words.say(expected, desk.company);
  if (sight?.type === "tumults") return judging(table);
  if (sight !== null) return { ...atTheBeginning(table, sight), line: sentence };
  const isUnspoken = (table.isRobbing && desk.state.clock !== null) || table.building.isPaying;
  if (!table.isMine) return { sentence: waiting(table) || sentence, line: afterwards(table), isUnspoken, offers: [] };
  const isDraft = isLookingAtField(table);
  return {
    sentence: handSentence(table) || sentence,
    line: lineOf(table),
    isUnspoken,
    offers: offersOf(table),
    isDraft,
  };
}

/** Whether a field is chosen that nothing was done about yet: the way back is to let it go. */
function isLookingAtField({ building, fields }: TumultTable): boolean {
  return fields.phase === "placing" && building.chosen !== null;
}

/** Which tile is in the hand everybody sees: its number is for those who have to type it. A tile that was kept or put
 * back is out of the hand before the server has said so; without a glass another one is to act then. */
function handSentence(table: TumultTable): string {
  const phase = table.derived.trial && table.fields.phase === "taxes" ? "trial" : table.fields.phase;
  if (table.held >= 0 || (table.isWaiting && !table.hasGlass)) return table.say("keep-or-return", { phase });
  return table.isWaiting ? table.named("hint-hourglass", { seat: { seat: table.seat } }) : "";
}

/** Whoever robs no more waits for those who do, and the king for those who have not said ready. */
function waiting(table: TumultTable): string {
  const { actors, clock } = table.desk.state;
  if (table.fields.phase === "ready") return waitingFor(table);
  if (!table.isRobbing || clock === null || table.seat < 0) return "";
  return table.say("wait-for-robbers", { seats: actors.map((seat) => ({ seat })) });
}

/** Who places after whoever does, until the reader comes. */
function afterwards(table: TumultTable): string {
  const later = table.derived.placing_later;
  const own = later.indexOf(table.seat);
  if (own === 0) return table.say("place-you-next");
  const seats = (own > 0 ? later.slice(0, own) : later).map((seat) => ({ seat }));
  return seats.length > 0 ? table.say("place-afterwards", { seats, own: own > 0 ? "yes" : "no" }) : "";
}

function atTheBeginning(table: TumultTable, { type }: Sight): Bar {
  if (type === "trial") return afterTheTrial(table);
  return type === "spin" ? atTheWheel(table) : atTheRealm(table);
}

/** That it is over is told to whoever listens with what others do. */
function afterTheTrial(table: TumultTable): Bar {
  const sentence = `${table.named("event-practice_over")}.`;
  const offers = beginning(table, table.say("on-to-game"));
  return { seat: null, sentence, line: "", offers, isUnspoken: true, isSight: true };
}

function atTheWheel(table: TumultTable): Bar {
  const seat = spinnerOf(table) ?? 0;
  const offers = beginning(table, table.say("lay-out"));
  return { seat, sentence: table.say("king-spins", { seat: { seat } }), line: "", offers, isSight: true };
}

/** Who was crowned at the end of a round; whoever listens has heard what others did. */
function atTheRealm(table: TumultTable): Bar {
  const { desk, seat } = table;
  const { ending } = table.beginning;
  const sentence = ending === null ? "" : `${capital(desk.words.say(ending.sentence, desk.company))}.`;
  const [offers, isUnspoken] = [beginning(table, table.say("on-to-game")), ending?.seat !== seat];
  return { seat: ending?.seat ?? null, sentence, line: "", offers, isUnspoken, isSight: true };
}

/** On to what comes next; being ready can be said meanwhile. */
function beginning(table: TumultTable, label: string): Offer[] {
  const ready = table.isMine && table.fields.phase === "ready" ? readying(table) : [];
  return [on(table, label), ...ready.map((offer) => ({ ...offer, key: "" }))];
}

/** The tumults, good by good. */
function judging(table: TumultTable): Bar {
  const seat = spinnerOf(table);
  const offers = counting(table);
  if (seat === null)
    return { seat: greedy(table), sentence: greedSentence(table), line: greedLine(table), offers, isSight: true };
  const good = GOODS[table.good] ?? "bread";
  return { seat, sentence: table.say("king-spins-for", { seat: { seat }, good }), line: "", offers, isSight: true };
}

function counting(table: TumultTable): Offer[] {
  const [before, after] = [GOODS[table.good - 1], GOODS[table.good + 1]];
  const isPlacing = table.fields.phase === "placing" || table.fields.phase === "paying";
  const back: Offer[] = before
    ? [
        {
          id: "back",
          label: capital(table.goodName(before)),
          mark: "ui-left",
          tone: "quiet",
          needs: "nothing",
          press: () => table.lookBack(),
        },
      ]
    : [];
  if (table.isSpinning) return [...back, on(table, table.say("who-took-most"))];
  return [
    ...back,
    on(table, after ? table.say("on-to", { good: after }) : table.say(isPlacing ? "on-to-realm" : "on-to-game")),
  ];
}

const on = (table: TumultTable, label: string): Offer => ({
  id: "on",
  label,
  key: "Space",
  tone: "plain",
  needs: "nothing",
  press: () => table.lookOn(),
});

function lineOf(table: TumultTable): string {
  const { phase } = table.fields;
  switch (phase) {
    case "first_statues":
      return table.say("first-marks");
    case "ready":
      return waitingFor(table);
    case "taxes":
    case "hands":
      return handLine(table);
    case "placing":
      return table.say(table.building.chosen === null ? "marks" : "tap-again");
    case "paying":
      return table.say("supporters-so-far", { supporters: table.derived.payment?.supporters ?? 0 });
    case "revealing":
      return table.say("tap-region");
    case "over":
      return "";
    default:
      return phase satisfies never;
  }
}

/** Nothing while it is not known yet what is in the hand; and nobody is in a hurry where there is no glass. */
function handLine(table: TumultTable): string {
  const tile = table.inHand;
  if (tile !== null) return table.say("in-hand", { tile: { message: "tile", arguments: { ...tile } } });
  if (table.held >= 0 || (table.isWaiting && !table.hasGlass)) return "";
  const isRace = table.hasGlass && table.fields.hands.some((hand) => hand >= 0);
  return isRace ? table.say("others-look") : table.say("tap-tile");
}

/** Who else has not said ready. */
function waitingFor(table: TumultTable): string {
  const { ready } = table.fields;
  const missing = byRank(table)
    .slice(1)
    .filter((seat) => seat !== table.seat && !ready.includes(seat));
  if (missing.length === 0) return "";
  return table.say("not-ready", { seats: missing.map((seat) => ({ seat })) });
}

function offersOf(table: TumultTable): Offer[] {
  const { phase } = table.fields;
  if (phase === "ready") return readying(table);
  if (table.isRobbing) return robbing(table);
  if (phase === "placing") return placing(table);
  if (phase === "paying" && table.building.onlyWay && !table.building.isLaying) {
    const way = table.building.onlyWay;
    return [
      { id: "pay", label: table.say("pay-all"), mark: "ui-check", tone: "go", press: () => table.building.lay(way) },
    ];
  }
  return [];
}

function readying(table: TumultTable): Offer[] {
  const isKing = table.fields.ranks[0] === table.seat;
  const action: TumultAction = { type: isKing ? "start" : "ready" };
  const label = table.say(isKing ? "turn-glass" : "am-ready");
  return [{ ...offer(table, action, label, "go", "Space"), mark: "ui-check" }];
}

/** On a phone the tile in hand lies between its own two buttons. */
function robbing(table: TumultTable): Offer[] {
  const done = offer(table, { type: "done" }, table.say("rob-no-more"), "plain");
  if (table.held < 0) return [done];
  if (table.isNarrow) return [];
  return [
    done,
    {
      ...offer(table, { type: "return" }, table.say("put-back"), "plain", "Backspace"),
      mark: "ui-undo",
      press: () => table.move("return"),
    },
    {
      ...offer(table, { type: "keep" }, table.say("keep-it"), "go", "Space"),
      mark: "ui-check",
      press: () => table.move("keep"),
    },
  ];
}

function placing(table: TumultTable): Offer[] {
  const pass = offer(table, { type: "pass" }, table.say("pass"), "plain", "P");
  const field = table.building.chosen === null ? undefined : table.derived.fields[table.building.chosen];
  if (!field?.terrain) return [pass];
  const label = table.say("pay-for", { terrain: field.terrain });
  return [letGo(table), pass, { id: "place", label, tone: "go", press: () => table.building.place() }];
}

/** By the key that takes back what was done; Esc, too, lets go. */
function letGo(table: TumultTable): Offer {
  const press = (): void => table.building.letGo();
  return {
    id: "let-go",
    label: table.say("let-go"),
    mark: "ui-x",
    key: say("key-undo"),
    tone: "quiet",
    needs: "nothing",
    press,
  };
}

/** A button for an action: if it is not offered now, it asks why. */
function offer(table: TumultTable, action: TumultAction, label: string, tone: Offer["tone"], key = ""): Offer {
  const isOffered = table.isWaiting || table.allows(action);
  return {
    id: action.type,
    label,
    key: isOffered ? key : "",
    tone: isOffered ? tone : "off",
    press: () => table.try(action),
  };
}
