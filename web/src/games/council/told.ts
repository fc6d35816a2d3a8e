/** What the story and the last events say of this game, read by their messages: no word of any language is looked at. */
import type { TableState } from "../../wire/apply.ts";
import type { CouncilCity, CouncilEvent, CouncilFields } from "../../wire/games.ts";
import type { Argument, Line, Sentence } from "../../wire/messages.ts";
import { CITIES, GAIN_PIECES, type Gain } from "./box.ts";

const kindOf = ({ sentence }: Line): string => sentence.message.replace(/^event-/, "");
const isDrawing = (line: Line): boolean => /^(drew|no_card|reshuffled)/.test(kindOf(line));
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

/** The cards that the reader has drawn in this turn of his. */
export function newCards({ story, seat }: TableState): Argument[] {
  return (story.at(-1) ?? [])
    .filter((line) => line.seat === seat && isDrawing(line))
    .flatMap(({ sentence: { arguments: said = {} } }) => said.card ?? (Array.isArray(said.cards) ? said.cards : []))
    .filter((card) => isSentence(card) && card.message.startsWith("card-"));
}

/** Where others have placed since the reader did anything: by city, who. */
export function newsOf({ story, seat }: TableState): ReadonlyMap<CouncilCity, number> {
  const acted = story.findLastIndex((turn) => turn.some((line) => line.seat === seat && !isDrawing(line)));
  const placed = story
    .slice(acted + 1)
    .flat()
    .filter(isPlacing);
  return new Map(placed.map((line) => [thing(line.sentence.arguments?.city) as CouncilCity, line.seat ?? 0]));
}

/** The city in which somebody else has just placed. */
export function justPlaced({ told, seat }: TableState): CouncilCity | null {
  for (const event of told as unknown as readonly CouncilEvent[]) {
    const isPlaced = event.type === "placed" || event.type === "placed_with_queen";
    if (isPlaced && event.seat !== seat) return event.city;
  }
  return null;
}

const PIECES: Readonly<Record<string, string>> = {
  acquired: "permit-icon",
  took_free: "permit-icon",
  turned_up: "permit-icon",
  changed: "again",
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

/** The first thing that a token or a permit has brought. */
function gainPiece({ sentence: { arguments: said = {} } }: Line): string | undefined {
  const [first] = Array.isArray(said.gains) ? said.gains : [];
  return GAIN_PIECES[thing(first) as Gain];
}

/** The piece that stands for a step of a turn. */
export function pieceOf(line: Line, tint: number): string {
  const kind = kindOf(line);
  if (kind === "elected") return `councillor-${thing(line.sentence.arguments?.colour)}`;
  if (isPlacing(line)) return `merchant-${tint}`;
  if (kind === "token" || kind === "tokens" || kind === "permit") return gainPiece(line) ?? "point";
  return PIECES[kind] ?? (kind.startsWith("drew") ? "card" : `shield-${tint}`);
}

/** The points that a turn has brought so far. */
export function pointsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { sentence }) => sum + pointsIn(sentence), 0);
}

function pointsIn({ arguments: said = {} }: Sentence): number {
  const listed = Array.isArray(said.gains) ? said.gains.filter(isSentence) : [];
  const gained = listed.find(({ message }) => message === "gain-points")?.arguments?.amount;
  return Number(said.points ?? 0) + Number(gained ?? 0);
}

/** A merchant that was just placed, and the cities whose tokens it has paid. */
export interface Chain {
  readonly city: CouncilCity;
  readonly seat: number;
  readonly paid: readonly CouncilCity[];
}

export function chainOf({ told }: TableState, { tokens }: CouncilFields): Chain | null {
  const events = told as unknown as readonly CouncilEvent[];
  const at = events.findLastIndex(({ type }) => type === "placed");
  const placed = events[at];
  if (placed?.type !== "placed") return null;
  const paid = events.slice(at).flatMap((event) => (event.type === "token" ? [tokens.indexOf(event.token)] : []));
  return { city: placed.city, seat: placed.seat, paid: paid.flatMap((place) => CITIES[place]?.id ?? []) };
}
