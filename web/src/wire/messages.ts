// Made from the message types of the server by `make types`: change that, not this.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What a client sends over the socket. */
export type FromPlayer = Join | Act | Undo | AskUndo | Answer | WhyNot | WatchLobby | Ping;

/** What the server sends over the socket. */
export type FromServer = Snapshot | Entry | Spectators | UpToDate | Acknowledged | Refused | Reason | Pong | Lobby;

/** By method and address: what is sent there, and what is answered. */
export interface Addresses {
  /** What a hall shows of each game, and of each bot. */
  'GET /api/games': { body: undefined; answer: Games };
  /** All that a client needs to know of a game whose rules it does not know. */
  'GET /api/games/{game}': { body: undefined; answer: GameDescription };
  /** The rules as a page shows them, ruling by ruling. They wait for no compiler. */
  'GET /api/games/{game}/rules': { body: undefined; answer: RulesReference };
  /** The text of a function or a test that a ruling leads to, by its address in the repository. */
  'GET /api/games/{game}/code': { body: undefined; answer: string };
  /** A Fluent catalogue. Its name changes with its content, so it may be kept for ever. */
  'GET /api/catalogues/{name}': { body: undefined; answer: string };
  /** Be somebody: whoever has no cookie is given one. */
  'POST /api/me': { body: undefined; answer: Me };
  /** Choose a name. Seats at tables that have not begun bear it, too. */
  'PUT /api/me': { body: Name; answer: Me };
  /** Where I sit: the tables that wait for me first. */
  'GET /api/me/tables': { body: undefined; answer: MyTables };
  'POST /api/tables': { body: Plan; answer: OpenTable };
  /** The public tables where a seat is open and somebody waits. */
  'GET /api/tables': { body: undefined; answer: Tables };
  /** The table that has a code. */
  'GET /api/codes/{code}': { body: undefined; answer: TableFound };
  'GET /api/tables/{table}': { body: undefined; answer: TableFound };
  'POST /api/tables/{table}/join': { body: Place; answer: TableNow };
  'POST /api/tables/{table}/leave': { body: undefined; answer: TableNow };
  /** With the last who is ready the game begins. */
  'POST /api/tables/{table}/ready': { body: Readiness; answer: TableNow };
  'POST /api/tables/{table}/resign': { body: undefined; answer: TableNow };
  /** The record of a game that is over, as `regalia.replay` reads it. */
  'GET /api/tables/{table}/record': { body: undefined; answer: { [key: string]: Json } };
  /** Choose title and colour of one's own seat, before the game begins. */
  'PUT /api/tables/{table}/seat': { body: Style; answer: TableNow };
  /** The host makes another seat open, a bot's or nobody's, before the game begins. */
  'PUT /api/tables/{table}/seats/{seat}': { body: Assignment; answer: TableNow };
  /** Ask the others whether somebody who is away is replaced by a bot, or by a person who comes by the link. */
  'POST /api/tables/{table}/replace': { body: AskReplacing; answer: TableNow };
  /** Agree or not. If one does not, or whoever is away comes back in time, nobody is replaced. */
  'POST /api/tables/{table}/replace/answer': { body: AnswerReplacing; answer: TableNow };
  /** Another game with the same people and bots, each one seat on. Whoever asks for it gets the same table. */
  'POST /api/tables/{table}/rematch': { body: undefined; answer: TableNow };
  /** The way back to one's own seat, from any device. Whoever opens it is oneself: it is for nobody else. */
  'GET /api/tables/{table}/return-link': { body: undefined; answer: ReturnLink };
  /**
   * Be the guest again to whom a link was given, as long as he sits at the table. One browser is one guest. Who has
   * been another one in it, and sits at tables where the game is not over, would lose them without a word: he is
   * refused until he says that he wants to be this guest instead.
   */
  'POST /api/return': { body: Token; answer: TableNow };
  /**
   * What whoever asks may know of a table, in words: what is expected, what he may do, and what has happened. Of
   * the story the last three turns, or ten turns from the one that was asked for.
   */
  'GET /api/tables/{table}/words': { body: undefined; answer: TableWords };
  /** What is asked for in the lesson of a game, step by step. */
  'GET /api/lessons/{game}': { body: undefined; answer: LessonSteps };
  /** A table where a step of a lesson is about to be played, against bots. No list shows it. */
  'POST /api/lessons/{game}/{step}': { body: Learner; answer: TableNow };
  /** What a sensible player would do in one's own seat now. */
  'POST /api/tables/{table}/advice': { body: undefined; answer: Advice };
  /** The last entries of the game before one, as whoever asks was shown them, or spectators were. */
  'GET /api/tables/{table}/before/{number}': { body: undefined; answer: Past };
  /** K18: the final score, all sources and ties. */
  'POST /api/companion/council/scores': { body: FinalCount; answer: ScoreSheet };
  /** T8: who is greediest, kind by kind, and what each loses. */
  'POST /api/companion/tumult/tumults': { body: Robbery; answer: Verdicts };
  /** T10, T11: every kind of field, also out of reach of one's own, with all ways to pay for it. */
  'POST /api/companion/tumult/payments': { body: Castle; answer: PayableFields };
}

/** What the message asked for is done and durable; it is the entry of that number. */
export interface Acknowledged {
  type: 'acknowledged';
  id: string;
  number: number;
}

/** Some actions, all or none. Only the last may bring anything to light. */
export interface Act {
  type: 'act';
  id: string;
  seen: number;
  actions: AnyAction[];
}

export interface ActionDescription {
  type: string;
  meaning: string;
  arguments: { [key: string]: Domain };
}

/** An action that may be taken after the entry of that number. Its facts came with the choices. */
export interface Advice {
  number: number;
  action: AnyAction;
}

/** Answer him who asked for an undo. */
export interface Answer {
  type: 'answer';
  id: string;
  seen: number;
  agrees: boolean;
}

/** The answer to the question that was asked by the entry of that number. */
export interface AnswerReplacing {
  number: number;
  agrees: boolean;
}

/** An action of some game, as its description lists them. */
export interface AnyAction {
  type: string;
  [key: string]: Json;
}

/** An event of some game, as its description lists them. */
export interface AnyEvent {
  type: string;
  [key: string]: Json;
}

export type Argument = number | string | Spoken | Sentence | Argument[];

/** Who is to be replaced, and by whom. */
export interface AskReplacing {
  seat: number;
  by: 'bot' | 'person';
}

/** Ask the others whether the last message of a person may be taken back though something came to light. */
export interface AskUndo {
  type: 'ask-undo';
  id: string;
  seen: number;
}

/** What the host makes of a seat. */
export interface Assignment {
  bot?: string;
  seconds?: number | null;
  title?: 'feminine' | 'masculine';
  colour?: number | null;
  kind: 'open' | 'bot' | 'nobody';
}

/** A kind of bot that a table may have. Name, about and brief are messages of the catalogue of all games. */
export interface BotDescription {
  bot: string;
  name: string;
  about: string;
  brief: string;
  thinks: boolean;
}

export interface Bounds {
  least: number;
  greatest: number;
}

/** The tiles that somebody has, by value. */
export interface Castle {
  bread: number[];
  marble: number[];
  tools: number[];
}

/** The addresses of a game's words in one language: what is said in all games, and in this one. */
export interface Catalogues {
  shared: string;
  game: string;
}

/** A legal action, what it would do or cost, and the offer in a sentence. */
export interface Choice {
  action: AnyAction;
  facts: { [key: string]: Json };
  sentence: Sentence;
}

/** Words and numbers to choose from, or numbers within bounds. */
export interface ChoiceOption {
  kind: 'choice';
  name: string;
  ruling: string;
  meaning: string;
  only: { [key: string]: string } | null;
  default: string | number;
  values: (string | number)[];
  range: Bounds | null;
}

/** A legal action, and the offer in words. */
export interface ChoiceWords {
  action: AnyAction;
  words: string;
}

/** What somebody has at the end of Council of 4. `points` are those of the track. */
export interface Courtier {
  points: number;
  nobility: number;
  permits: number;
  servants: number;
  cards: number;
}

export type Domain = IntegerDomain | MemberDomain | SubsetDomain | MaskDomain | ListDomain;

export interface EitherShape {
  kind: 'either';
  of: Shape[];
}

/** How it ended. `standing` is `places` of the result with those last who resigned. */
export interface Ending {
  result: Result;
  standing: number[];
  sentences: Sentence[];
}

/** What one entry of the log brought for a reader. */
export interface Entry {
  state?: 'open' | 'playing' | 'over';
  seats?: Seat[];
  actors?: number[];
  expected?: Sentence | null;
  choices?: { [key: string]: Choice | null };
  can_undo?: boolean;
  askers?: number[];
  clock?: Glass | null;
  request?: Request | null;
  replacing?: Replacing | null;
  rematch?: Rematch | null;
  ending?: Ending | null;
  type: 'entry';
  table: string;
  number: number;
  told: AnyEvent[];
  fields: { [key: string]: Json };
  derived: { [key: string]: Json };
  story: Story;
}

export interface EventDescription {
  type: string;
  headline: boolean;
  condensed: boolean;
  arguments: { [key: string]: Domain };
}

/** Pieces in a row, each `name` or `name/mark`, and signs between them. The note is an attribute of the ruling. */
export interface ExampleRow {
  shown: string[];
  note?: string;
}

export interface FieldDescription {
  domain: Domain;
  shape: number[];
  meaning: string;
  known: 'everybody' | 'owner' | 'some' | 'nobody';
  fixed: boolean;
}

/** An object of figures like the default one; its shape says of each whether it is a number or a word. */
export interface FiguresOption {
  kind: 'figures';
  name: string;
  ruling: string;
  meaning: string;
  default: Json;
  shape: Json;
}

/** All that counts at the end; who has each reward tile and each queen's tile, the top one first. */
export interface FinalCount {
  courtiers: Courtier[];
  colours: (number | null)[];
  regions: (number | null)[];
  queens: (number | null)[];
  tied_permits_score?: boolean;
}

/** All that a client needs to know of a game whose rules it does not know. */
export interface GameDescription extends GameIntroduction {
  edition: number;
  actions: ActionDescription[];
  options: (ChoiceOption | FiguresOption)[];
  events: EventDescription[];
  fields: { [key: string]: FieldDescription };
  reasons: ReasonDescription[];
  rulings: string[];
  sources: string[];
  glasses: string[];
  shapes: Shapes;
  components: { [key: string]: Json };
}

/**
 * What a hall shows of a game. Title and pitch are messages of its catalogues. They come in words too, by language:
 * a hall that had to read the catalogues of all games would come late.
 */
export interface GameIntroduction {
  game: string;
  title: string;
  pitch: string;
  players: Bounds;
  minutes: Bounds;
  first: { [key: string]: string | number };
  catalogues: { [key: string]: Catalogues };
  words: { [key: string]: IntroductionWords };
}

/** The games, and the bots that can sit at their tables. */
export interface Games {
  games: GameIntroduction[];
  bots: BotDescription[];
}

/** The glass that there is, and how many seconds of sand are left. Sand that stands waits for somebody. */
export interface Glass {
  glass: string;
  seconds: number;
  left: number;
  stands: boolean;
}

export interface IntegerDomain {
  kind: 'integer';
  least: number;
  greatest: number;
}

export interface IntroductionWords {
  title: string;
  pitch: string;
}

/**
 * Read a table from now on, instead of the one before. `seen` is the last number known, if any. To whoever names a
 * language refusals are said in words too.
 */
export interface Join {
  type: 'join';
  table: string;
  seen?: number | null;
  language?: 'en' | 'de' | null;
}

/** How whoever learns wants to be spoken to, and to be seen. */
export interface Learner {
  title?: 'feminine' | 'masculine';
  colour?: number | null;
}

/** A step of a lesson: see `regalia.lessons`. Its sentence is the message `lesson-<id>` of the game. */
export interface LessonStep {
  id: string;
  ruling: string;
  piece: string;
  anew: boolean;
  moves: AnyAction[];
  free: { [key: string]: Json }[];
  until: { [key: string]: Json };
  wrong: WrongMove[];
}

export interface LessonSteps {
  steps: LessonStep[];
}

/** A sentence of the story, of whom it tells, and whether it stands on a line of its own. */
export interface Line {
  sentence: Sentence;
  seat: number | null;
  headline: boolean;
}

export interface ListDomain {
  kind: 'list';
  of: IntegerDomain | MemberDomain;
  count: number | null;
}

export interface ListShape {
  kind: 'list';
  of: Shape;
  count: number | null;
}

/** The public tables where a seat is open and somebody waits. */
export interface Lobby {
  type: 'lobby';
  tables: OpenTable[];
}

/** An object with values by these keys: all of them if it is complete, else some. */
export interface MapShape {
  kind: 'map';
  keys: MemberDomain;
  values: Shape;
  complete: boolean;
}

/** A list of numbers from 0 up to `size`, which is not among them. */
export interface MaskDomain {
  kind: 'mask';
  size: number;
}

export interface Me {
  name: string;
}

/** One of some names; if optional, also null. */
export interface MemberDomain {
  kind: 'member';
  enumeration: string;
  names: string[];
  optional: boolean;
}

export interface MyTable {
  table: OpenTable;
  waiting: boolean;
  awaited: number[];
  updated: number;
}

export interface MyTables {
  tables: MyTable[];
}

export interface Name {
  name: string;
}

/** An object with just these properties; the optional ones may be missing. */
export interface ObjectShape {
  kind: 'object';
  name: string;
  meaning: string;
  properties: { [key: string]: Shape };
  optional: string[];
}

/** A table as lists show it. */
export interface OpenTable {
  id: string;
  code: string;
  game: string;
  options: { [key: string]: Json };
  visibility: 'public' | 'link' | 'unlisted';
  state: 'open' | 'playing' | 'over';
  seats: Seat[];
  arranged: boolean;
  created: number;
  settings: { [key: string]: Json };
}

/** Or null. */
export interface OptionalShape {
  kind: 'optional';
  of: Shape;
}

/** What a reader saw up to some entry: a snapshot, and what followed; another one where he changed seats. */
export interface Past {
  messages: (Snapshot | Entry)[];
  earlier: boolean;
}

/** A kind of field: its price, whether that is a figure of our own, and all ways to pay in each good. */
export interface PayableField {
  terrain: string;
  factor: number;
  statues: number;
  price: number[];
  stand_in: boolean;
  ways: { [key: string]: Way[] };
  sentence: Sentence;
}

export interface PayableFields {
  fields: PayableField[];
}

export interface Ping {
  type: 'ping';
  id: string;
}

/** Where somebody wants to sit: in the first free seat if he names none, and in a colour that is free. */
export interface Place {
  seat?: number | null;
  title?: 'feminine' | 'masculine';
  colour?: number | null;
}

/** Any number, any word, or true and false. */
export interface PlainShape {
  kind: 'number' | 'word' | 'boolean';
}

/** A table to be made. */
export interface Plan {
  game: string;
  options?: { [key: string]: Json };
  seats: PlannedSeat[];
  visibility?: 'public' | 'link';
  settings?: Settings;
}

/** A seat as whoever makes a table wants it. */
export interface PlannedSeat {
  bot?: string;
  seconds?: number | null;
  title?: 'feminine' | 'masculine';
  colour?: number | null;
  kind: 'me' | 'open' | 'bot';
}

export interface Pong {
  type: 'pong';
  id: string;
}

export interface Readiness {
  ready?: boolean;
}

/** The answer to `WhyNot`; with no refusal the action is legal. */
export interface Reason {
  type: 'reason';
  id: string;
  refusal: Refusal | null;
}

export interface ReasonDescription {
  reason: string;
  ruling: string;
  meaning: string;
  facts: { [key: string]: Domain };
}

/**
 * Why not. The sentence is in the catalogue of the game if there is one, else in the shared one. In words it is
 * said over HTTP, and on the socket to those who joined with a language.
 */
export interface Refusal {
  code: string;
  reason: string;
  sentence: Sentence;
  game: string | null;
  words?: string;
}

/** Nothing of what the message asked for was done. */
export interface Refused extends Refusal {
  type: 'refused';
  id: string | null;
  action: number | null;
}

/** Somebody asked for another game: the table where the same people play on. */
export interface Rematch {
  seat: number;
  table: string;
}

/** Whether somebody who vanished is replaced: who has to agree, and who does. Answers name the number. */
export interface Replacing {
  seat: number;
  by: 'bot' | 'person';
  number: number;
  asked: number[];
  agreed: number[];
}

/** A seat asks for an undo; who was asked, and who has agreed so far. */
export interface Request {
  seat: number;
  asked: number[];
  agreed: number[];
}

/** Places, points with their sources, and winners (none in a draw), by seat. */
export interface Result {
  places: number[];
  points: number[];
  sources: { [key: string]: number[] };
  winners: number[];
}

export interface ReturnLink {
  link: string;
}

/** What somebody robbed, good by good, and whether the people have mercy with him. */
export interface Robber {
  robbed: number[];
  mercy?: boolean;
}

/** Taxes as they were collected. `ranks` are the robbers by rank, the king first. */
export interface Robbery {
  robbers: Robber[];
  ranks: number[];
  demand: number[];
  left: number[];
  supporters?: number[] | null;
}

/** The rules of a game as a page shows them. `figures` are arguments of every message of them. */
export interface RulesReference extends GameIntroduction {
  course: string[];
  sections: RulesSection[];
  figures: { [key: string]: number };
  options: (ChoiceOption | FiguresOption)[];
  components: { [key: string]: Json };
}

export interface RulesSection {
  section: string;
  rulings: RulingReference[];
}

/**
 * A ruling, with the addresses in the repository of the code that enforces it and of the tests that protect it.
 * `lesson` is the step of the game's lesson that teaches it.
 */
export interface RulingReference {
  ruling: string;
  functions: string[];
  tests: string[];
  examples: ExampleRow[];
  lesson: string | null;
}

/** Points by source and in all, places, and the end in sentences: the score of each, the best first; who won. */
export interface ScoreSheet {
  sources: { [key: string]: number[] };
  points: number[];
  places: number[];
  sentences: Sentence[];
}

/** Who sits in a seat, as everybody may know it. */
export interface Seat {
  kind: 'open' | 'person' | 'bot' | 'nobody';
  name: string;
  bot: string | null;
  seconds: number | null;
  title: 'feminine' | 'masculine';
  colour: number;
  ready: boolean;
  host: boolean;
  resigned: boolean;
  away: boolean;
}

/** What is said, before it is said in a language: a message of the catalogues, and what it speaks of. */
export interface Sentence {
  message: string;
  arguments?: { [key: string]: Argument };
}

/** How a table is run, whatever is played there. */
export interface Settings {
  absence?: 'pause' | 'bot';
  pace?: 'live' | 'days';
}

export type Shape = PlainShape | MemberDomain | OptionalShape | EitherShape | ListShape | MapShape | ObjectShape;

/** What comes with a choice, what follows from the fields of a view, and components that bear names of the game. */
export interface Shapes {
  facts: ObjectShape;
  derived: ObjectShape;
  components?: ObjectShape;
}

/** All that a reader may know. */
export interface Snapshot {
  state: 'open' | 'playing' | 'over';
  seats: Seat[];
  actors: number[];
  expected: Sentence | null;
  choices: { [key: string]: Choice };
  can_undo: boolean;
  askers: number[];
  clock: Glass | null;
  request: Request | null;
  replacing: Replacing | null;
  rematch: Rematch | null;
  ending: Ending | null;
  type: 'snapshot';
  table: string;
  number: number;
  seat: number | null;
  spectators: number;
  code: string;
  game: string;
  options: { [key: string]: Json };
  arranged: boolean;
  settings: { [key: string]: Json };
  fields: { [key: string]: Json };
  derived: { [key: string]: Json };
  story: Line[][];
}

/** How many people read a table without a seat. That is no entry: it says so when it changes, and not too often. */
export interface Spectators {
  type: 'spectators';
  table: string;
  spectators: number;
}

/** A player of whom a sentence speaks. */
export interface Spoken {
  seat: number;
}

/** How many turns the story has now, and those of them that changed. */
export interface Story {
  turns: number;
  changed: { [key: string]: Turn };
}

/** Another title or colour; what is not named stays as it is. */
export interface Style {
  title?: 'feminine' | 'masculine' | null;
  colour?: number | null;
}

/** A list of some of the names. */
export interface SubsetDomain {
  kind: 'subset';
  enumeration: string;
  names: string[];
}

/** A table with the addresses by which others come to it, the best first. */
export interface TableFound extends TableNow {
  links: string[];
  only_here: boolean;
}

/** A table, the number of its last entry, and the seat of whoever asks. */
export interface TableNow {
  table: OpenTable;
  number: number;
  seat: number | null;
}

/** How things stand at a table and what has happened, for whoever asks. */
export interface TableWords {
  language: string;
  number: number;
  seat: number | null;
  expected: string | null;
  choices: ChoiceWords[];
  turns: number;
  story: TurnWords[];
  ending: string[];
}

export interface Tables {
  tables: OpenTable[];
}

export interface Token {
  token: string;
  instead?: boolean;
}

/** The lines of a turn that changed: so many of those that were known stand, and these come after them. */
export interface Turn {
  kept: number;
  lines: Line[];
}

/** A turn of the story by its number, from 0 on, and its lines: they change while the turn goes on. */
export interface TurnWords {
  turn: number;
  lines: string[];
}

/** Take back what one's last message did. */
export interface Undo {
  type: 'undo';
  id: string;
  seen: number;
}

/**
 * The reader knows the last entry, as every entry that he had missed came before this one. That holds if this is
 * the seat that he had then. The glass and the number of those who watch are as they are now, not as of the entry.
 */
export interface UpToDate {
  type: 'up-to-date';
  table: string;
  number: number;
  seat: number | null;
  spectators: number;
  clock: Glass | null;
}

/**
 * Of one good: what everybody counts, and whoever is greediest, with the supporters that go back. `changes` is what
 * that comes to for everybody, where it is known how many each has.
 */
export interface Verdict {
  good: string;
  counted: number[];
  greediest: number | null;
  supporters: number;
  changes: number[];
  sentences: Sentence[];
}

export interface Verdicts {
  verdicts: Verdict[];
}

/** Get the list of open tables now, and whenever it changes. */
export interface WatchLobby {
  type: 'watch-lobby';
}

/** Tiles of one good that pay what a field costs of it, and the supporters that goods beyond it bring. */
export interface Way {
  tiles: number[];
  supporters: number;
}

/**
 * Ask why an action of one's own seat is not allowed, without playing it. Where several belong together, `after`
 * are those that would be sent before it. They may bring nothing to light.
 */
export interface WhyNot {
  type: 'why-not';
  id: string;
  action: AnyAction;
  after?: AnyAction[];
}

/** A foreseen move, or a part of one: the lesson says something to it, or the rules have a reason against it. */
export interface WrongMove {
  move: { [key: string]: Json };
  says: string | null;
}
