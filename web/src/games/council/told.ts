/** What the story and the last events say of this game, read by their messages: no word of any language is looked at. */
import type { TableState } from "../../wire/apply.ts";
import type { CouncilCity, CouncilFields } from "../../wire/games.ts";
import { known } from "../../wire/known.ts";
import type { Argument, Line, Sentence } from "../../wire/messages.ts";
import { type Bonus, CITIES, GAIN_PIECES, type Gain, KINDS } from "./box.ts";
import type { Cards } from "./paying.ts";

export const kindOf = ({ sentence }: Line): string => sentence.message.replace(/^event-/, "");
export const isDrawing = (line: Line): boolean => /^(drew|no_card|reshuffled)/.test(kindOf(line));
const isPlacing = (line: Line): boolean => kindOf(line).startsWith("placed");

function isSentence(argument: Argument | undefined): argument is Sentence {
  return typeof argument === "object" && "message" in argument;
}

/** What a thing is called in the records: `city-arkon` is arkon. */
function thing(argument: Argument | undefined): string {
  return isSentence(argument) ? argument.message.replace(/^\w+-/, "") : "";
}

/** The last turn of a seat so far. */
export function turnOf({ story }: TableState, seat: number): readonly Line[] {
  return (story.at(-1) ?? []).filter((line) => line.seat === seat);
}

/** The cards that the reader has drawn in this turn of his, as far as there are as many in his hand. */
export function newCards({ story, seat }: TableState, hand: Cards): Cards {
  const drawn = (story.at(-1) ?? [])
    .filter((line) => line.seat === seat && isDrawing(line))
    .flatMap(({ sentence: { arguments: said = {} } }) => said.card ?? (Array.isArray(said.cards) ? said.cards : []))
    .map(thing);
  return KINDS.map((kind, at) => Math.min(hand[at] ?? 0, drawn.filter((card) => card === kind).length));
}

/** The turns since the reader did anything, his own among them; to whoever only watches, the last one. */
function turnsSince({ story, seat }: TableState): readonly (readonly Line[])[] {
  if (seat === null) return story.slice(-1);
  return story.slice(story.findLastIndex((turn) => turn.some((line) => line.seat === seat && !isDrawing(line))) + 1);
}

/** Somebody's turn as it is told to others. */
export interface Told {
  readonly seat: number;
  readonly lines: readonly Line[];
}

/** The turns of others since the reader did anything, the last one first. */
export function othersTurns(state: TableState): readonly Told[] {
  return turnsSince(state)
    .flatMap((lines) => {
      const seat = lines.find((line) => line.seat !== null)?.seat ?? null;
      return seat === null || seat === state.seat ? [] : [{ seat, lines: lines.filter((line) => line.seat === seat) }];
    })
    .toReversed();
}

/** Where others have placed since the reader did anything: by city, who. */
export function newsOf(state: TableState): ReadonlyMap<CouncilCity, number> {
  const placed = turnsSince(state).flat().filter(isPlacing);
  return new Map(placed.map((line) => [thing(line.sentence.arguments?.city) as CouncilCity, line.seat ?? 0]));
}

const NOTABLE = [/^placed/, /^(acquired|took_free)/, /^elected/];

/** What somebody else did last, in a sentence. */
export function lastNews(state: TableState): Sentence | null {
  const [last] = othersTurns(state);
  const lines = NOTABLE.map((kind) => last?.lines.findLast((line) => kind.test(kindOf(line))));
  return lines.find((line) => line !== undefined)?.sentence ?? null;
}

/** The points that somebody else has won since the reader did anything. */
export function pointsSince(state: TableState, seat: number): number {
  const turns = othersTurns(state).filter((turn) => turn.seat === seat);
  return turns.reduce((sum, { lines }) => sum + pointsOf(lines), 0);
}

/** The city in which somebody else has just placed. */
export function justPlaced(state: TableState): CouncilCity | null {
  for (const event of known<"council">(state).told) {
    const isPlaced = event.type === "placed" || event.type === "placed_with_queen";
    if (isPlaced && event.seat !== state.seat) return event.city;
  }
  return null;
}

const PIECES: Readonly<Record<string, string>> = {
  acquired: "permit-icon",
  took_free: "permit-icon",
  turned_up: "permit-icon",
  changed: "ui-again",
  square: "nobility",
  climbed: "nobility",
  lost: "nobility",
  additional: "action",
  engaged: "servant",
  sent: "servant",
  paid: "coin",
  metal_reward: "point",
  region_reward: "point",
  queens_reward: "queen-figure",
  tenth: "point",
};

/** The piece that stands for a step of a turn. */
export function pieceOf(line: Line, tint: number): string {
  const kind = kindOf(line);
  if (kind === "elected") return `councillor-${thing(line.sentence.arguments?.colour)}`;
  if (isPlacing(line)) return `merchant-${tint}`;
  if (kind === "token" || kind === "tokens" || kind === "permit")
    return GAIN_PIECES[Object.keys(gainsOfLine(line))[0] as Gain] ?? "point";
  return PIECES[kind] ?? (kind.startsWith("drew") ? "card" : `shield-${tint}`);
}

/** What a line says was gained. */
export function gainsOfLine({ sentence: { arguments: said = {} } }: Line): Bonus {
  const listed = Array.isArray(said.gains) ? said.gains.filter(isSentence) : [];
  const gains = listed.map((gain) => [thing(gain), Number(gain.arguments?.amount ?? 0)] as const);
  const plain = (["points", "coins"] as const).map((gain) => [gain, Number(said[gain] ?? 0)] as const);
  const isPaid = Array.isArray(said.cards); // these coins are given
  return Object.fromEntries([...gains, ...(isPaid ? [] : plain)].filter(([, amount]) => amount > 0));
}

/** The points that a turn has brought so far. */
export function pointsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + (gainsOfLine(line).points ?? 0), 0);
}

/** A merchant that was just placed, and the cities whose tokens it has paid. */
export interface Chain {
  readonly city: CouncilCity;
  readonly seat: number;
  readonly paid: readonly CouncilCity[];
}

export function chainOf(state: TableState, { tokens }: CouncilFields): Chain | null {
  const events = known<"council">(state).told;
  const at = events.findLastIndex(({ type }) => type === "placed");
  const placed = events[at];
  if (placed?.type !== "placed") return null;
  const paid = events.slice(at).flatMap((event) => (event.type === "token" ? [tokens.indexOf(event.token)] : []));
  return { city: placed.city, seat: placed.seat, paid: paid.flatMap((place) => CITIES[place]?.id ?? []) };
}
