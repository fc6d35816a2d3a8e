/** What the action bar says and holds in this game. */

import { type Bar, comingLine, type Offer, told } from "../../table/desk.ts";
import type { CourtAction } from "../../wire/games.ts";
import type { Sentence } from "../../wire/messages.ts";
import { say } from "../../words/speech.svelte.ts";
import { pipsOf } from "./dice.ts";
import { choicesOf } from "./reading.ts";
import type { CourtTable } from "./table.svelte.ts";
import { freshEnd, outcomeOf, stepsOf } from "./told.ts";

export function barOf(table: CourtTable): Bar {
  const { desk } = table;
  const { expected } = desk.state;
  const sentence = expected === null ? "" : desk.words.say(expected, desk.company);
  const news = newsOf(table);
  if (!table.isMine) return { sentence, line: comingOf(table), news, offers: [] };
  if (table.open === null) return { sentence, line: lineOf(table), news, offers: offersOf(table) };
  const offers = offersAtWork(table);
  const sharing = sharingOf(table);
  if (sharing !== null) return { sentence: sharing, line: sentence, offers };
  return { sentence: titleOf(table) ?? sentence, line: lineAtWork(table), offers };
}

/** Who has the next turns: it may be the same player once more, before the others. */
function comingOf({ desk, fields: { seat }, derived: { coming } }: CourtTable): string {
  if (coming[0] !== seat) return comingLine(desk, coming);
  return [told(desk, "board-twice", { player: { seat } }), comingLine(desk, coming.slice(1))].join(" ");
}

/** The last that others did, until the reader goes on with a turn of his own; how the final round goes lies on the board. */
function newsOf({ desk: { state }, fields, isMine }: CourtTable): Sentence | null {
  if (fields.phase !== "court") return null;
  const end = freshEnd(state, fields.seat);
  if (end) return end.seat === state.seat ? null : outcomeOf(end);
  return isMine ? null : (stepsOf(state, fields.seat).at(-1)?.sentence ?? null);
}

/** What the card taken up does, once it is chosen whether and before its first die is. */
function titleOf({ desk, open, fields }: CourtTable): string | null {
  const message = `action-${open}.title`;
  return fields.step === "dice" && desk.words.has(message) ? told(desk, message) : null;
}

function lineOf(table: CourtTable): string {
  if (table.pile("active").length > 0) return say("court-tap-die");
  const count = choicesOf(table.desk.state).filter(({ action }) => action.type === "take").length;
  return count > 0 ? say("court-takeable", { count }) : "";
}

/** With a card at work: dice to choose, or what becomes of them. */
function lineAtWork(table: CourtTable): string {
  return table.results.length === 0 ? say("court-tap-lit") : say("court-choose-result");
}

/** How many pips are shared out die by die, which counts more than that they are. */
function sharingOf(table: CourtTable): string | null {
  if (table.results[0]?.facts.step !== "first") return null;
  const chosen = table.pile("chosen");
  return say("court-share-pips", { pips: pipsOf(chosen), dice: chosen.length });
}

function offersOf(table: CourtTable): Offer[] {
  const count = table.pile("active").length;
  if (count === 0) return [finish(table)];
  const isFree = allowed(table, { type: "roll" });
  return [
    allAside(table),
    { ...offer(table, { type: "roll" }, say("court-roll", { count }), "go"), mark: "ui-again", key: isFree ? "R" : "" },
  ];
}

/** Off where one of the dice may not be kept now, as in a lesson that asks for others. */
function allAside(table: CourtTable): Offer {
  const [id, label] = ["aside", say("court-all-aside")];
  const faces = choicesOf(table.desk.state).flatMap(({ action }) => (action.type === "keep" ? [action.face] : []));
  const barred = table.pile("active").find(({ face }) => !faces.includes(face));
  if (barred === undefined) return { id, label, key: "S", tone: "plain", press: () => table.allAside() };
  return { id, label, key: "", tone: "off", press: () => table.desk.ask({ type: "keep", face: barred.face }) };
}

/** With a card at work: its last step, or the way back. */
function offersAtWork(table: CourtTable): Offer[] {
  const { step } = table.fields;
  if (step === "merchant") return [offer(table, { type: "throw" }, say("court-throw"), "go", "E")];
  if (step === "noblewoman" || step === "nobleman") {
    return [offer(table, { type: "enough" }, say("court-enough"), "go", "E")];
  }
  if (step !== "dice" || table.open === null) return [];
  const press = (): void => (table.desk.isAsking ? table.desk.reply(null) : table.letGo());
  const label = say("court-not", { card: told(table.desk, `card-${table.open}`) });
  return [{ id: "let-go", label, mark: "ui-x", key: "Escape", tone: "plain", needs: "nothing", press }];
}

function finish(table: CourtTable): Offer {
  const isFinal = table.fields.phase === "final";
  const label = isFinal ? say("court-end-turn") : say("court-no-card");
  return offer(table, { type: "finish" }, label, isFinal ? "go" : "plain", "E");
}

/** A button for an action: if it is not offered now, it asks why. */
function offer(table: CourtTable, action: CourtAction, label: string, tone: Offer["tone"], key = ""): Offer {
  const isOffered = allowed(table, action);
  const press = (): void => void (isOffered ? table.desk.act([action]) : table.desk.ask(action));
  return { id: action.type, label, key, tone: isOffered ? tone : "off", press };
}

function allowed({ desk }: CourtTable, { type }: CourtAction): boolean {
  return choicesOf(desk.state).some(({ action }) => action.type === type);
}
