/** What a game's folder is given to draw with, and what it gives back to the frame. */
import type { Component } from "svelte";
import type { Sound } from "../house/sound.ts";
import { tinctureOf } from "../look/tinctures.ts";
import type { TableState } from "../wire/apply.ts";
import type { AnyAction, Line, Refusal, Sentence } from "../wire/messages.ts";
import type { Part } from "../words/parts.ts";
import { say } from "../words/speech.svelte.ts";
import type { Company, Words } from "../words/words.ts";

/** A slip on the table: why something is not allowed; null says that it is. */
export interface Answered {
  readonly refusal: Refusal | null;
  readonly kind: string; // of the action; empty where it was none
}

/** A table as its reader sits at it. */
export interface Desk {
  readonly state: TableState; // always as it is now: whoever keeps a moment copies it
  readonly words: Words; // of the game
  readonly company: Company;
  readonly isAsking: boolean; // whether whatever is pressed is asked about, not done
  readonly knownAt: number; // by `performance.now()`: since then the sand has run
  readonly latency: number | null; // milliseconds there and back
  readonly slip: Answered | null; // what was last refused or asked about
  /** Whether it was accepted comes later. While something is asked about, nothing is done but to ask. The same piece
   * pressed twice before it is seen is pressed once; another one that does the same is meant as well. */
  act(actions: readonly AnyAction[], piece?: string): Promise<boolean>;
  /** Why not, after actions that were put together but not sent. */
  ask(action: AnyAction, after?: readonly AnyAction[]): void;
  /** Answer what the server need not be asked, of a kind of action; null says that nothing forbids it. */
  reply(refusal: Refusal | null, kind?: string): void;
  /** Put away the slip that says why something was refused. */
  forget(): void;
}

/** What an offer costs: drawn, and in words for whoever listens. */
export interface Price {
  readonly amount: number;
  readonly piece: string;
  readonly words: string;
}

/** A button of the action bar: what can be done that lies on no piece. */
export interface Offer {
  readonly id: string;
  readonly label: string;
  readonly mark?: string;
  readonly price?: Price;
  readonly key?: string; // of the keyboard, as browsers call it
  readonly tone: "go" | "gold" | "plain" | "quiet" | "off"; // gold: legal now, as a piece is; off: pressing it asks why
  readonly needs?: "answer" | "nothing"; // of the server, at once; where it is not said it is a move, which can wait
  press(): void;
}

/** Whether an undo needs nobody's leave: bots are not asked. */
export function isUndoFree({ state }: Desk): boolean {
  return state.can_undo || !state.seats.some(({ kind }, at) => kind === "person" && at !== state.seat);
}

/** The way back, which every game has; past a reveal the others are asked. */
export function undoing(press: () => void, isFree = true): Offer {
  const label = say(isFree ? "table-undo" : "table-ask-undo");
  return { id: "undo", label, mark: "ui-undo", key: say("key-undo"), tone: "quiet", press };
}

/** What the action bar says and holds, apart from what it has in every game. */
export interface Bar {
  readonly seat?: number | null; // of whom it speaks, where that is not whoever is to act
  readonly sentence: string;
  readonly line: string;
  readonly news?: Sentence | null; // what somebody else did last, for whoever does not see the log
  readonly offers: readonly Offer[];
  readonly isUnspoken?: boolean; // it changes too fast to be told aloud: the board calls out what counts
  readonly isSight?: boolean; // something is looked at, which is no time to take back or to ask for advice
  readonly isDraft?: boolean; // something is put together that was not sent: it has its own way back
}

/** A column of the sheet at the end: where points came from. */
export interface Source {
  readonly id: string;
  readonly label: string;
  readonly mark?: string;
}

/** How far a game is: in a few words, and in fewer for a phone. */
export interface Standing {
  readonly whole: string;
  readonly brief: string;
}

/** What a game's folder brings. `T` is its table as somebody sits at it: only the game looks into it. */
export interface GameModule<T> {
  readonly pieces: string; // the symbols that it draws with, once on the page
  readonly crown: string; // the piece that crowns a winner
  open(desk: Desk): T;
  bar(table: T): Bar;
  standing(table: T): Standing;
  story?(table: T): readonly (readonly Line[])[]; // as far as the board has shown it; the whole, where it hides nothing
  order?(table: T): readonly number[]; // of the banners, where it is not as people sit, from the reader on
  isTurn?(table: T, seat: number): boolean; // whose banner is ringed, where that is not whoever may act
  sources?(table: T): readonly Source[]; // of points, in the end
  readonly sounds: { readonly [event: string]: Sound };
  readonly unspoken?: ReadonlySet<string>; // lines of the log that are not told aloud: the board calls out what counts
  /** A key that no button has; false if it means nothing here. */
  press(table: T, key: string): boolean;
  /** Take up an action that more belongs to, so that all is sent at once; false if it is sent as it is. */
  takeUp?(table: T, action: AnyAction): boolean;
  /** Where on the board an action lies, as a selector, so that it can be pointed at. */
  spot(action: string): string;
  hasSight?(table: T): boolean; // whether something is looked at before play goes on: nothing else is pointed out then
  readonly hasManyGoods?: boolean; // more than has room beside a shield: on a phone they stand beneath the name
  hasNoLog?(table: T): boolean; // whether the side has other use for the room of the log
  bringLog?(table: T): void; // in the place of that, where the game has its own way to it; else a tool does it
  readonly Board: Component<{ table: T; laid?: number }>; // with so many of its parts
  readonly boardParts?: number; // one where it is drawn at once
  /** Of a player, in the banner; all of them where they lie on a sheet of their own. */
  readonly Goods: Component<{ table: T; seat: number; isWhole?: boolean }>;
  readonly Tags?: Component<{ table: T; seat: number }>; // beside the name
  readonly Side?: Component<{ table: T }>; // above the log
  sideName?(table: T): string; // of the drawer that both may lie in, where it is more than the log
  readonly Margin?: Component<{ table: T }>; // beneath the banners, where there is room
  readonly Remains: Component<{ table: T; seat: number }>; // of a player, in the end
}

/** Whoever has words of a game, and knows who sits at the table. */
export type Speaker = Pick<Desk, "words" | "company">;

/** Words of a game: a message by its id. */
export function told(desk: Speaker, message: string, named: Sentence["arguments"] = {}): string {
  return desk.words.say({ message, arguments: named }, desk.company);
}

export function parts(desk: Desk, sentence: Sentence): Part[] {
  return desk.words.parts(sentence, desk.company);
}

/** The number of a player's tincture, from 1 on: 0 is nobody's. */
export function tincture({ state }: Desk, seat: number | null): number {
  const colour = seat === null ? undefined : state.seats[seat]?.colour;
  return colour === undefined ? 0 : tinctureOf(colour);
}

export function isTurnOf(desk: Desk, seat: number): boolean {
  return desk.state.actors.includes(seat);
}

export function isMine(desk: Desk): boolean {
  return desk.state.seat !== null && isTurnOf(desk, desk.state.seat);
}

/** Who has the turns until the reader's own. */
export function comingLine(desk: Desk, coming: readonly number[]): string {
  const at = coming.indexOf(desk.state.seat ?? -1);
  const seats = [...new Set(at < 0 ? coming : coming.slice(0, at))].map((seat) => ({ seat }));
  if (seats.length === 0) return at < 0 ? "" : told(desk, "board-next-is-you");
  return told(desk, "board-next", { seats, own: at < 0 ? "no" : "yes" });
}

/** Whether the last entry is the reader's own. */
export function hasJustActed({ state: { seat, told: news } }: Desk): boolean {
  return seat !== null && news.some((event) => event.seat === seat);
}
