// Made from the descriptions of the games by `make types`: change that, not this.

/** The types of each game, by its id. */
export interface Games {
  court: {
    action: CourtAction;
    event: CourtEvent;
    facts: CourtFacts;
    fields: CourtFields;
    derived: CourtDerived;
    options: CourtOptions;
    reasons: CourtReasons;
  };
  council: {
    action: CouncilAction;
    event: CouncilEvent;
    facts: CouncilFacts;
    fields: CouncilFields;
    derived: CouncilDerived;
    options: CouncilOptions;
    reasons: CouncilReasons;
  };
  tumult: {
    action: TumultAction;
    event: TumultEvent;
    facts: TumultFacts;
    fields: TumultFields;
    derived: TumultDerived;
    options: TumultOptions;
    reasons: TumultReasons;
  };
}

/** All that a player may do. */
export type CourtAction =
  | { type: 'keep'; face: number }
  | { type: 'roll' }
  | { type: 'bring'; card: CourtCard }
  | { type: 'queen'; face: number }
  | { type: 'fool'; face: number }
  | { type: 'merchant'; face: number }
  | { type: 'throw' }
  | { type: 'serving_maid'; face: number; pips: number }
  | { type: 'noblewoman'; face: number }
  | { type: 'nobleman'; face: number }
  | { type: 'enough' }
  | { type: 'philosopher'; giver: number; receiver: number; pips: number }
  | { type: 'astronomer'; face: number; to: number }
  | { type: 'magician'; face: number; to: number }
  | { type: 'alchemist'; face: number }
  | { type: 'transmute'; face: number }
  | { type: 'take'; card: CourtCard }
  | { type: 'finish' };

/** All that a reader may be told. */
export type CourtEvent =
  | { type: 'round'; seat: number }
  | { type: 'rolled'; seat: number; dice: number[] }
  | { type: 'kept'; seat: number; face: number }
  | { type: 'brought'; seat: number; card: CourtCard; face: number }
  | { type: 'rerolled'; seat: number; dice: number[] }
  | { type: 'changed'; seat: number; card: CourtCard; face: number; to: number }
  | { type: 'moved'; seat: number; giver: number; receiver: number; pips: number }
  | { type: 'chose'; seat: number; card: CourtCard; face: number }
  | { type: 'transmuted'; seat: number; dice: number[]; to: number[] }
  | { type: 'result'; seat: number; dice: number[] }
  | { type: 'took'; seat: number; card: CourtCard }
  | { type: 'flipped'; seat: number }
  | { type: 'declined'; seat: number }
  | { type: 'claimed'; seat: number; size: number; face: number }
  | { type: 'final'; seat: number }
  | { type: 'skipped'; seat: number; size: number; face: number }
  | { type: 'beat'; seat: number; size: number; face: number }
  | { type: 'fell_short'; seat: number; size: number; face: number }
  | { type: 'won'; seat: number }
  | { type: 'drawn' }
  | { type: 'transmuted_two'; seat: number; dice: number[]; to: number[] }
  | { type: 'kept_several'; seat: number; dice: number[] }
  | { type: 'result_took'; seat: number; dice: number[]; card: CourtCard }
  | { type: 'result_flipped'; seat: number; dice: number[] }
  | { type: 'result_declined'; seat: number; dice: number[] }
  | { type: 'result_claimed'; seat: number; dice: number[]; size: number; face: number }
  | { type: 'result_beat'; seat: number; dice: number[]; size: number; face: number }
  | { type: 'result_fell_short'; seat: number; dice: number[]; size: number; face: number }
  | { type: 'undone'; seat: number };

/** What a view shows. */
export interface CourtFields {
  /** grows with every random draw and every reveal */
  revealed: number;
  /** the edition of the rules that this match keeps to */
  edition: number;
  /** how many seats play */
  players: number;
  /** option fools: 0 unlimited, 1 as many as players */
  fools: number;
  /** option dice_limit */
  dice_limit: number;
  /** option turn_limit; 0: none */
  turn_limit: number;
  /** where the game stands */
  phase: CourtPhase;
  /** turns begun */
  turn: number;
  /** who holds the start figure */
  start: number;
  /** whose turn it is */
  seat: number;
  /** turns left in this round, this one included */
  turns_left: number;
  /** what the player is in the middle of */
  step: CourtStep;
  /** 1: a die must be set aside before the next roll */
  must_set_aside: number;
  /** active dice, by face */
  active: number[];
  /** dice set aside, by face */
  set_aside: number[];
  /** dice held by the card in use (chosen, or changed already), by face */
  chosen: number[];
  /** the Alchemist's new dice so far, by face */
  made: number[];
  /** cards used this turn */
  used: CourtCard[];
  /** each seat's cards, but for Charlatans */
  cards: CourtCard[][];
  /** each seat's Charlatans */
  charlatans: number[];
  /** copies left of each card; -1: without end */
  display: number[];
  /** who holds the Queen */
  queen: number;
  /** who holds the King */
  king: number;
  /** the result to beat: how many dice */
  bar_size: number;
  /** the result to beat: of which face */
  bar_face: number;
  /** who has won */
  winner: number;
}

/** What a table may choose. */
export interface CourtOptions {
  /** C11: how many Fools there are */
  fools: 'unlimited' | 'players';
  /** C8: how many dice may be in play at once */
  dice_limit: 12 | 32;
  /** C21: turns after which the game is drawn */
  turn_limit: 'none' | number;
}

/** Why an action is refused: every reason, with its facts. */
export interface CourtReasons {
  /** The game is over. */
  'game-over': Record<string, never>;
  /** Others are to act. */
  'not-your-turn': { actors: number[] };
  /** A card in use is finished first. */
  'finish-card': { card: CourtCard };
  /** There is no card in use that this would go on with. */
  'no-card-in-use': Record<string, never>;
  /** No cards are taken in the final round. */
  'final-round': Record<string, never>;
  /** A turn does not end with active dice. */
  'dice-active': { count: number };
  /** After a roll a die is set aside before the next. */
  'set-aside-first': Record<string, never>;
  /** No die is active. */
  'nothing-to-roll': Record<string, never>;
  /** A die shows 1 at least. */
  'below-one': { face: number; pips: number };
  /** A die shows 6 at most. */
  'above-six': { face: number; pips: number };
  /** A die is turned to another face. */
  'same-face': { face: number };
  /** To exchange the faces of two dice is no use. */
  exchanged: { giver: number; receiver: number };
  /** The card brings in no die of a fixed face. */
  'brings-no-die': { card: CourtCard };
  /** The Queen comes only with the King. */
  'with-the-king': Record<string, never>;
  /** Only own cards are used. */
  'not-your-card': { card: CourtCard };
  /** A card is used once a turn. */
  used: { card: CourtCard };
  /** Nobody has two of a card. */
  'already-yours': { card: CourtCard };
  /** Nobody has two Fools face up. */
  'one-fool': Record<string, never>;
  /** A Charlatan is an own Fool turned over. */
  'no-own-fool': Record<string, never>;
  /** Only active dice are set aside. */
  'no-die-to-keep': { face: number };
  /** The card in use has taken up every die of that face. */
  'in-hand': { face: number };
  /** Cards work on active dice. */
  'no-active-die': { face: number };
  /** The Philosopher needs two dice. */
  'no-second-die': { face: number };
  /** The Astronomer needs a die set aside with the new face. */
  'not-set-aside': { face: number };
  /** The Alchemist needs two active dice at least. */
  'one-active-die': Record<string, never>;
  /** These dice could not share out their pips in another way. */
  'fixed-sum': { face: number };
  /** The new faces keep the sum of the old. */
  'sum-stays': { face: number; sum: number };
  /** The new faces would be the old ones. */
  'nothing-changes': { face: number };
  /** No copy is left. */
  'none-left': { card: CourtCard };
  /** No Fool is left. */
  'no-fool-left': Record<string, never>;
  /** The King has been claimed. */
  'king-claimed': { seat: number };
  /** As many dice as may be are in play. */
  'dice-limit': { limit: number };
  /** The start dice have reached the limit. */
  'charlatan-limit': { limit: number };
  /** The King takes seven equal dice. */
  'king-takes-seven': { size: number };
  /** The result does not hold the pattern of the card. */
  'not-paid': { card: CourtCard; cost: CourtCard };
}

export type CourtReason = keyof CourtReasons;

/** What an action would leave on the dice: which of these there are depends on the action. */
export interface CourtFacts {
  count?: number;
  face?: number;
  dice?: number[];
  to?: number | number[];
  step?: string;
  phase?: CourtPhase;
}

/** So many dice of one of these faces would win the King. */
export interface CourtGoal {
  size: number;
  faces: number[];
}

/** The face that comes nearest to a goal: how many dice that takes and how many there are; and if it can be had. */
export interface CourtNearest {
  face: number;
  size: number;
  set_aside: number;
  active: number;
  within_reach: boolean;
}

/** Who rolls in which order, what would win the King now, and what comes nearest to it. */
export interface CourtFinalRound {
  order: number[];
  can_roll: boolean[];
  goals: CourtGoal[];
  nearest: CourtNearest;
}

/** Dice to come by seat, cards within reach with their odds in thousandths, and who has the next turns. */
export interface CourtDerived {
  start_dice: number[];
  payable: CourtCard[];
  odds: Partial<Record<CourtCard, number>> | null;
  final: CourtFinalRound | null;
  coming: number[];
}

/** What a card costs: a kind of set, and how many dice or pips. */
export interface CourtPrice {
  type: string;
  n?: number;
}

/** What a card does: with which dice, to which face, or by how many pips. */
export interface CourtAbility {
  type: string;
  dice?: number | string;
  face?: number | string;
  pips?: number[];
}

/** A card as `components.json` has it; those without a level are not dealt. */
export interface CourtCardInBox {
  id: CourtCard;
  level: string | null;
  cost: CourtPrice;
  ability: CourtAbility;
}

/** What bears the names of cards. */
export interface CourtComponents {
  cards: CourtCardInBox[];
}

export type CourtCard =
  | 'fool'
  | 'charlatan'
  | 'farmer'
  | 'serving_maid'
  | 'philosopher'
  | 'laborer'
  | 'guard'
  | 'hunter'
  | 'astronomer'
  | 'merchant'
  | 'noblewoman'
  | 'pawnbroker'
  | 'knight'
  | 'magician'
  | 'alchemist'
  | 'bishop'
  | 'nobleman'
  | 'general'
  | 'queen'
  | 'king';

export type CourtPhase = 'court' | 'final' | 'over';

export type CourtStep = 'dice' | 'merchant' | 'noblewoman' | 'nobleman' | 'alchemist' | 'transmute';

/** All that a player may do. */
export type CouncilAction =
  | { type: 'elect'; council: CouncilCouncil; colour: CouncilColour }
  | { type: 'acquire'; region: CouncilRegion; space: number }
  | { type: 'place'; permit: CouncilPermit; city: CouncilCity }
  | { type: 'visit'; city: CouncilCity }
  | { type: 'engage' }
  | { type: 'change'; region: CouncilRegion }
  | { type: 'send'; council: CouncilCouncil; colour: CouncilColour }
  | { type: 'additional' }
  | { type: 'end' }
  | { type: 'lay'; card: CouncilCard }
  | { type: 'confirm' }
  | { type: 'repeat'; city: CouncilCity }
  | { type: 'free'; region: CouncilRegion; space: number }
  | { type: 'decline' }
  | { type: 'reuse'; permit: CouncilPermit };

/** All that a reader may be told. */
export type CouncilEvent =
  | { type: 'neutral'; city: CouncilCity }
  | { type: 'turn'; seat: number }
  | { type: 'drew'; seat: number }
  | { type: 'drew_card'; seat: number; card: CouncilCard }
  | { type: 'no_card'; seat: number }
  | { type: 'reshuffled' }
  | {
      type: 'elected';
      seat: number;
      council: CouncilCouncil;
      colour: CouncilColour;
      dropped: CouncilColour;
      coins: number;
    }
  | { type: 'wants_permit'; seat: number; permit: CouncilPermit }
  | { type: 'wants_queen'; seat: number; city: CouncilCity; roads: number }
  | { type: 'laid'; seat: number; card: CouncilCard }
  | { type: 'paid'; seat: number; council: CouncilCouncil; coins: number; cards: (CouncilCard | null)[] }
  | { type: 'acquired'; seat: number; permit: CouncilPermit }
  | { type: 'took_free'; seat: number; permit: CouncilPermit }
  | { type: 'declined'; seat: number }
  | { type: 'revealed'; region: CouncilRegion; space: number; permit: CouncilPermit }
  | { type: 'queen_moved'; seat: number; city: CouncilCity }
  | { type: 'placed'; seat: number; city: CouncilCity; servants: number }
  | {
      type: 'token';
      seat: number;
      token: number;
      points: number;
      coins: number;
      servants: number;
      cards: number;
      main_actions: number;
    }
  | {
      type: 'permit';
      seat: number;
      permit: CouncilPermit;
      points: number;
      coins: number;
      servants: number;
      cards: number;
      main_actions: number;
    }
  | {
      type: 'square';
      seat: number;
      square: number;
      points: number;
      coins: number;
      servants: number;
      cards: number;
      main_actions: number;
    }
  | { type: 'climbed'; seat: number; square: number }
  | { type: 'lost'; seat: number; square: number }
  | { type: 'metal_reward'; seat: number; metal: CouncilMetal; points: number }
  | { type: 'region_reward'; seat: number; region: CouncilRegion; points: number }
  | { type: 'queens_reward'; seat: number; points: number }
  | { type: 'tenth'; seat: number; points: number }
  | { type: 'engaged'; seat: number }
  | { type: 'changed'; seat: number; region: CouncilRegion }
  | { type: 'sent'; seat: number }
  | { type: 'additional'; seat: number }
  | { type: 'last_turns'; seat: number }
  | { type: 'over' }
  | { type: 'neutrals'; cities: CouncilCity[] }
  | { type: 'offers'; permits: CouncilPermit[] }
  | { type: 'turned_up'; seat: number; permits: CouncilPermit[] }
  | { type: 'drew_several'; seat: number; count: number }
  | { type: 'drew_cards'; seat: number; cards: CouncilCard[] }
  | { type: 'laid_several'; seat: number; cards: CouncilCard[] }
  | { type: 'placed_with_queen'; seat: number; city: CouncilCity; servants: number }
  | {
      type: 'tokens';
      seat: number;
      count: number;
      points: number;
      coins: number;
      servants: number;
      cards: number;
      main_actions: number;
      nobility: number;
    }
  | { type: 'undone'; seat: number };

/** What a view shows. */
export interface CouncilFields {
  /** each seat's permits that can still be used */
  permits: CouncilPermit[][];
  /** each seat's permits turned face down */
  used_permits: CouncilPermit[][];
  /** grows with every random draw and every reveal */
  revealed: number;
  /** the edition of the rules that this match keeps to */
  edition: number;
  /** how many seats play */
  players: number;
  /** option board, in the order of components.json */
  board: number;
  /** option coin_cap; 0: none */
  coin_cap: number;
  /** option tenth_bonus: 0 the first only, 1 each */
  tenth_bonus: number;
  /** option permit_tie: 0 all, 1 none */
  permit_tie: number;
  /** option turn_limit; 0: none */
  turn_limit: number;
  /** where the game stands */
  phase: CouncilPhase;
  /** turns begun, of all seats together */
  turn: number;
  /** the first player */
  first: number;
  /** whose turn it is */
  seat: number;
  /** turns left after this one; -1: the end has not begun */
  last_turns: number;
  /** what the player is in the middle of; of a payment only he knows (K7) */
  step: CouncilStep;
  /** main actions that the player may still take */
  main_actions: number;
  /** 1: the mandatory main action has been taken */
  acted: number;
  /** quick actions that the player may still take */
  quick_actions: number;
  /** councillors from the arrow to the far end */
  councils: CouncilColour[][];
  /** councillors beside the board, by colour */
  reserve: number[];
  /** cards in the deck */
  deck_size: number;
  /** the deck as it was made, by kind: of all cards, later of the discards */
  full_deck: number[];
  /** what each seat has drawn from that deck, by kind */
  drawn: number[][];
  /** how many cards that is */
  drawn_sizes: number[];
  /** politics cards discarded, by kind */
  discards: number[];
  /** each seat's politics cards, by kind */
  hands: number[][];
  /** cards in each hand; others count those laid too (K7) */
  hand_sizes: number[];
  /** cards laid for the payment under way, by kind */
  laid: number[];
  /** the permit being paid for: its region */
  pay_region: number;
  /** the permit being paid for: its space */
  pay_space: number;
  /** the city that the queen is being paid to visit */
  pay_city: CouncilCity;
  /** permits face down, top first; everybody knows those of K12 */
  permit_decks: (CouncilPermit | null)[][];
  /** permits face down in each region */
  permit_counts: number[];
  /** how many of those everybody saw go under the others (K12) */
  permits_under: number[];
  /** permits on offer in each region */
  face_up: (CouncilPermit | null)[][];
  /** the token of each city; -1: the royal city */
  tokens: number[];
  /** where the queen is */
  queen: CouncilCity;
  /** the cities of each seat */
  merchants: CouncilCity[][];
  /** the cities of the neutral merchants (K4) */
  neutrals: CouncilCity[];
  /** merchants not yet placed */
  merchants_left: number[];
  /** each seat's coins */
  coins: number[];
  /** each seat's servants */
  servants: number[];
  /** each seat's place on the nobility track */
  nobility: number[];
  /** victory points gained in play */
  points: number[];
  /** who has the reward of each colour */
  metal_rewards: number[];
  /** who has the reward of each region */
  region_rewards: number[];
  /** who has each queen's tile, top first */
  queens_rewards: number[];
  /** bonuses waiting: kind and which (K15) */
  queue: number[][];
  /** how many are waiting */
  queued: number;
  /** tokens that the player must still choose (K14) */
  owed: number;
  /** cities whose tokens were chosen in this choice */
  repeated: CouncilCity[];
  /** the permit that led to square 14, and cannot be repeated there (K15) */
  barred: CouncilPermit | null;
}

/** What a table may choose. */
export interface CouncilOptions {
  /** K1: the board, by name or by its three faces */
  board:
    | 'juvelar'
    | 'arkon_iron-juvelar_royal-lyram_iron'
    | 'arkon_iron-graden_royal-merkatim_iron'
    | 'arkon_iron-graden_royal-lyram_iron'
    | 'arkon_gold-juvelar_royal-merkatim_iron'
    | 'arkon_gold-juvelar_royal-lyram_iron'
    | 'arkon_gold-graden_royal-merkatim_iron'
    | 'graden';
  /** K13: the most coins one can have */
  coin_cap: 'none' | 20;
  /** K17: who gains points for a tenth merchant */
  tenth_bonus: 'first' | 'each';
  /** K18: who gains points if several have most permits */
  permit_tie: 'all' | 'none';
  /** K19: turns after which the game is scored */
  turn_limit: 'none' | number;
}

/** Why an action is refused: every reason, with its facts. */
export interface CouncilReasons {
  /** The game is over. */
  'game-over': Record<string, never>;
  /** Others are to act. */
  'not-your-turn': { actors: number[] };
  /** An owed choice stops all actions. */
  'choice-owed': { step: CouncilStep };
  /** The payment for a permit is finished first. */
  'paying-for-permit': { permit: CouncilPermit };
  /** The payment for the queen's help is finished first. */
  'paying-for-queen': { city: CouncilCity };
  /** The nobility track asks for no choice. */
  'no-choice-owed': Record<string, never>;
  /** No payment is under way. */
  'no-payment': Record<string, never>;
  /** The mandatory main action cannot be skipped. */
  'main-action-due': Record<string, never>;
  /** No main action is left in this turn. */
  'main-action-taken': Record<string, never>;
  /** There is one quick action a turn. */
  'quick-action-taken': Record<string, never>;
  /** It takes at least one card. */
  'nothing-laid': Record<string, never>;
  /** A permit is good for its own cities. */
  'city-not-on-permit': { permit: CouncilPermit; city: CouncilCity };
  /** Only own permits are used. */
  'not-your-permit': { permit: CouncilPermit };
  /** A permit places one merchant. */
  'permit-used': { permit: CouncilPermit };
  /** Only own permits are repeated. */
  'no-permit-to-repeat': { permit: CouncilPermit };
  /** Only tokens of own cities are repeated. */
  'not-your-city': { city: CouncilCity };
  /** Only cards in the hand are laid. */
  'card-not-in-hand': { card: CouncilCard };
  /** All merchants are placed. */
  'no-merchant-left': Record<string, never>;
  /** One merchant a player and city. */
  'merchant-there': { city: CouncilCity };
  /** No permit lies on that space. */
  'not-on-offer': { region: CouncilRegion; space: number };
  /** No permit lies in that region. */
  'nothing-to-change': { region: CouncilRegion };
  /** No councillor of that colour is in reserve. */
  'not-in-reserve': { colour: CouncilColour };
  /** No more than four cards are laid. */
  'four-cards-laid': Record<string, never>;
  /** No councillor there has the colour of the card. */
  'no-such-councillor': { card: CouncilCard; council: CouncilCouncil };
  /** Each card needs a councillor of its own. */
  'councillors-won': { card: CouncilCard; council: CouncilCouncil };
  /** The royal city has no token. */
  'royal-city': { city: CouncilCity };
  /** The tokens repeated are different ones. */
  'token-chosen': { city: CouncilCity };
  /** Tokens with nobility steps are not repeated. */
  'token-with-steps': { city: CouncilCity };
  /** The permit that led to the square is not repeated there. */
  'permit-being-settled': { permit: CouncilPermit };
  /** A servant for each merchant of others. */
  'servants-for-others': { city: CouncilCity; needed: number; held: number };
  /** It takes a card that fits the council. */
  'no-card-fits': { council: CouncilCouncil };
  /** The whole price is held when an action begins. */
  'coins-at-least': { needed: number; held: number };
  /** With the joker the payment could not be finished. */
  'joker-too-dear': { needed: number; held: number };
  /** The coins do not cover what the cards laid leave. */
  'cards-too-few': { needed: number; held: number };
  /** A quick action costs coins. */
  'quick-coins': { needed: number; held: number };
  /** A quick action costs servants. */
  'quick-servants': { needed: number; held: number };
}

export type CouncilReason = keyof CouncilReasons;

/** What an action would do or cost: which of these there are depends on the action. */
export interface CouncilFacts {
  coins?: number | null;
  servants?: number;
  prices?: (number | null)[];
  road_coins?: number;
  tokens?: CouncilCity[];
  gains?: Partial<Record<CouncilGain, number>>;
  rewards?: number;
  dropped?: CouncilColour;
  permit?: CouncilPermit;
  cities?: CouncilCity[];
  bonus?: Partial<Record<CouncilGain, number>>;
  city?: CouncilCity;
  cards?: CouncilCard[];
  main_actions?: number;
}

/** What follows from a view: scores, the map, who has the next turns, and payments. */
export interface CouncilDerived {
  score: Record<CouncilSource, number[]>;
  points_won: number[];
  metals: (CouncilMetal | null)[];
  roads: [CouncilCity, CouncilCity][];
  walk: (CouncilCity | null)[];
  coming: number[];
  payments: Partial<Record<CouncilCouncil, number[][]>>;
  payment: CouncilFacts | null;
}

/** A city as `components.json` has it, with its place on the drawn board from 0 to 1. */
export interface CouncilCityInBox {
  letter: string;
  name: string;
  region: CouncilRegion;
  place: [number, number];
}

/** The cards: their colours, and how many there are. */
export interface CouncilPolitics {
  colours: CouncilColour[];
  per_colour: number;
  jokers: number;
}

/** A permit: the letters of its cities, and what it gives. */
export interface CouncilPermitInBox {
  cities: string;
  bonus: Partial<Record<CouncilGain, number>>;
}

/** What bears the names of regions, colours and gains. */
export interface CouncilComponents {
  regions: Record<CouncilRegion, string>;
  cities: CouncilCityInBox[];
  politics: CouncilPolitics;
  tokens: Partial<Record<CouncilGain, number>>[];
  permits: CouncilPermitInBox[];
  nobility: Partial<Record<CouncilGain, number>>[];
}

export type CouncilCouncil = 'coast' | 'hills' | 'mountains' | 'queen';

export type CouncilColour = 'white' | 'black' | 'orange' | 'purple' | 'blue' | 'pink';

export type CouncilRegion = 'coast' | 'hills' | 'mountains';

export type CouncilPermit =
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'ab'
  | 'bc'
  | 'cd'
  | 'de'
  | 'ae'
  | 'abc'
  | 'bcd'
  | 'cde'
  | 'ade'
  | 'abe'
  | 'f'
  | 'g'
  | 'h'
  | 'i'
  | 'j'
  | 'fg'
  | 'gh'
  | 'hi'
  | 'ij'
  | 'fj'
  | 'fgh'
  | 'ghi'
  | 'hij'
  | 'fij'
  | 'fgj'
  | 'k'
  | 'l'
  | 'm'
  | 'n'
  | 'o'
  | 'kl'
  | 'lm'
  | 'mn'
  | 'no'
  | 'ko'
  | 'klm'
  | 'lmn'
  | 'mno'
  | 'kno'
  | 'klo';

export type CouncilCity =
  | 'arkon'
  | 'burgen'
  | 'castrum'
  | 'dorful'
  | 'esti'
  | 'framek'
  | 'graden'
  | 'hellar'
  | 'indur'
  | 'juvelar'
  | 'kultos'
  | 'lyram'
  | 'merkatim'
  | 'naris'
  | 'osium';

export type CouncilCard = 'white' | 'black' | 'orange' | 'purple' | 'blue' | 'pink' | 'joker';

export type CouncilMetal = 'gold' | 'silver' | 'bronze' | 'iron';

export type CouncilPhase = 'play' | 'over';

export type CouncilStep =
  'actions' | 'pay_for_permit' | 'pay_for_queen' | 'repeat_token' | 'free_permit' | 'repeat_permit';

export type CouncilGain =
  | 'points'
  | 'coins'
  | 'servants'
  | 'cards'
  | 'main_actions'
  | 'nobility'
  | 'repeat_tokens'
  | 'free_permit'
  | 'repeat_permit';

export type CouncilSource = 'play' | 'colours' | 'regions' | 'queen' | 'nobility' | 'permits';

/** All that a player may do. */
export type TumultAction =
  | { type: 'erect'; slot: number; field: number }
  | { type: 'ready' }
  | { type: 'start' }
  | { type: 'lift'; place: number }
  | { type: 'keep' }
  | { type: 'return' }
  | { type: 'done' }
  | { type: 'place'; slot: number; field: number }
  | { type: 'pay'; good: TumultGood; value: number }
  | { type: 'pass' }
  | { type: 'reveal'; slot: number };

/** All that a reader may be told. */
export type TumultEvent =
  | { type: 'rank'; seat: number; rank: number }
  | { type: 'first_statue'; seat: number; slot: number; field: number }
  | { type: 'round'; number: number }
  | { type: 'demanded'; bread: number; marble: number; tools: number }
  | { type: 'laid_out'; places: number; aside: number }
  | { type: 'said_ready'; seat: number }
  | { type: 'started'; seat: number }
  | { type: 'lifted'; seat: number; place: number }
  | { type: 'saw'; seat: number; place: number; good: TumultGood; value: number }
  | { type: 'kept'; seat: number; place: number }
  | { type: 'returned'; seat: number; place: number }
  | { type: 'finished'; seat: number; cause: TumultStop }
  | { type: 'sand_out' }
  | { type: 'practice_over' }
  | { type: 'left_over'; bread: number; marble: number; tools: number }
  | { type: 'robbed'; seat: number; bread: number; marble: number; tools: number }
  | { type: 'tumult'; seat: number; good: TumultGood; count: number; tiles: number }
  | { type: 'calm'; good: TumultGood }
  | { type: 'wants'; seat: number; slot: number; field: number; terrain: TumultTerrain; factor: number }
  | { type: 'laid'; seat: number; good: TumultGood; value: number }
  | {
      type: 'placed';
      seat: number;
      slot: number;
      field: number;
      terrain: TumultTerrain;
      statues: number;
      supporters: number;
    }
  | { type: 'passed'; seat: number }
  | { type: 'consoled'; seat: number; supporters: number }
  | { type: 'gained'; seat: number; supporters: number }
  | { type: 'lost'; seat: number; supporters: number }
  | { type: 'shortage' }
  | { type: 'relief' }
  | { type: 'crowned'; seat: number; space: number; statues: number }
  | { type: 'revealed'; slot: number; region: number }
  | { type: 'mercy'; seat: number }
  | { type: 'won'; seat: number; statues: number }
  | { type: 'undone'; seat: number };

/** What a view shows. */
export interface TumultFields {
  /** grows with every random draw and every reveal */
  revealed: number;
  /** the edition of the rules that this match keeps to */
  edition: number;
  /** how many seats play */
  players: number;
  /** option taxes */
  taxes: TumultTaxes;
  /** option seconds: how long the hourglass runs */
  seconds: number;
  /** option practice */
  practice: number;
  /** option gamble */
  gamble: number;
  /** option memory: 0 own, 1 none */
  memory: number;
  /** option budget: hand movements a player, in budget mode */
  budget: number;
  /** components: what a tile shows */
  tile_goods: TumultGood[];
  /** components: how many of it */
  tile_values: number[];
  /** components: the fields of each region */
  terrains: TumultTerrain[][];
  /** components: goods of each kind for a village */
  village_price: number[];
  /** components: how likely 2, 3, 4 and 5 are */
  spinner_shares: number[];
  /** components: the number of each dual space */
  chronicle_numbers: number[];
  /** components: the slots that begin face up, by players */
  face_up_slots: number[][];
  /** where the game stands */
  phase: TumultPhase;
  /** rounds begun; taxes before the first are a trial run */
  rounds: number;
  /** spaces of the chronicle that have their statues */
  chronicle: number;
  /** whose statues stand on each space of the chronicle */
  crowned: number[];
  /** the seat of each rank, the king first */
  ranks: number[];
  /** each seat's supporters */
  supporters: number[];
  /** supporters who follow nobody */
  supply: number;
  /** statues left on each castle board */
  statues: number[];
  /** who has the people's mercy */
  mercy: number[];
  /** goods that must remain for the people */
  demand: number[];
  /** the tile of each place, wherever it has gone since */
  tiles: number[];
  /** where the tile of each place is */
  spots: TumultSpot[];
  /** in whose hand or castle it is */
  holders: number[];
  /** the place of the tile in each hand */
  hands: number[];
  /** the places each seat has seen this round */
  seen: number[][];
  /** who has said ready */
  ready: number[];
  /** who robs no more this round */
  done: number[];
  /** hand movements (budget mode) or lifts this round */
  moves: number[];
  /** goods of each kind and value in each castle, once revealed */
  castles: number[][][];
  /** goods of each kind left in the middle, once revealed */
  left: number[];
  /** the region in each slot */
  slots: number[];
  /** how often it is turned */
  turned: number[];
  /** how it lies */
  lies: TumultLies[];
  /** whose statue stands on each field, slot by slot */
  owners: number[];
  /** whose turn it is, by rank; in turns mode of the taxes counted from below */
  turn: number;
  /** the field being paid for */
  target: number;
  /** tiles laid for it, by kind and value */
  laid: number[][];
  /** in this round of placing */
  somebody_placed: number;
  /** who placed a statue in this phase */
  placed: number[];
  /** who could have placed one */
  able: number[];
  /** who was greediest in a tumult this round */
  greedy: number[];
  /** regions that the king must still turn up */
  to_reveal: number;
  /** who has won */
  winner: number;
}

/** What a table may choose. */
export interface TumultOptions {
  /** T7: how taxes are collected */
  taxes: 'hourglass' | 'turns' | 'budget';
  /** T7: how long the hourglass runs */
  seconds: number;
  /** T7: hand movements a player */
  budget: number;
  /** T7: a trial run of the taxes before the first round */
  practice: 'no' | 'yes';
  /** T22: the king spins after the reveal, once for each good */
  gamble: 'no' | 'yes';
  /** T2: the figures that are stand-ins, as an owner of the box knows them */
  components: {
    village_price: { bread: number; marble: number; tools: number };
    values: {
      plain: { bread: number[]; marble: number[]; tools: number[] };
      gray: { bread: number[]; marble: number[]; tools: number[] };
      black: { bread: number[]; marble: number[]; tools: number[] };
    };
    spinner_shares: number[];
    chronicle_numbers: { '6': number; '8': number; '9': number };
    face_up: { '2': number[]; '3': number[]; '4': number[] };
    regions: string[];
  };
  /** T6: whether a seat goes on seeing what it saw this round */
  memory: 'own' | 'none';
}

/** Why an action is refused: every reason, with its facts. */
export interface TumultReasons {
  /** The game is over. */
  'game-over': Record<string, never>;
  /** Others are to act. */
  'not-your-turn': { actors: number[] };
  /** The king waits until all others are ready. */
  'others-not-ready': { seats: number[] };
  /** Who is ready waits for the king to turn the hourglass. */
  'ready-already': { king: number };
  /** The sand is out, and the hand is empty. */
  'sand-out': Record<string, never>;
  /** Done is final for the round. */
  done: Record<string, never>;
  /** The budget of hand movements is spent. */
  'no-movement-left': { budget: number };
  /** In turns nobody lifts more often in a round. */
  'no-lift-left': { lifts: number };
  /** On a budget who can do nothing waits. */
  'nothing-to-lift': { seats: number[] };
  /** The first statues are placed before anything else. */
  'first-statues': Record<string, never>;
  /** Only the king turns the hourglass. */
  'king-turns-it': { king: number };
  /** The king does not say ready. */
  'king-is-not-asked': Record<string, never>;
  /** Nothing is robbed before the hourglass is turned. */
  'not-started': Record<string, never>;
  /** Taxes are collected now. */
  'taxes-first': Record<string, never>;
  /** A tile in hand is kept or returned first. */
  'hand-full': Record<string, never>;
  /** There is no tile in hand. */
  'hand-empty': Record<string, never>;
  /** Statues are placed now. */
  'placing-now': Record<string, never>;
  /** A field is chosen before it is paid for. */
  'no-field-chosen': Record<string, never>;
  /** A payment is finished first. */
  'finish-payment': { slot: number; field: number };
  /** The king turns up regions now. */
  'revealing-now': Record<string, never>;
  /** So many tiles do not lie in the middle. */
  'no-such-tile': { place: number; places: number };
  /** There are fewer regions in play. */
  'no-such-region': { regions: number };
  /** One pays with tiles of the own castle. */
  'not-in-castle': { good: TumultGood; value: number };
  /** The first hand on a tile has it. */
  'in-another-hand': { seat: number };
  /** A tile kept is on a castle for good. */
  'tile-kept': { seat: number };
  /** First statues stand in regions face up. */
  'first-face-down': { slot: number };
  /** First statues stand on free pastures. */
  'first-field-taken': { slot: number; field: number; seat: number };
  /** First statues stand on pastures. */
  'no-pasture': { slot: number; field: number; terrain: TumultTerrain };
  /** Regions face down are closed. */
  'region-face-down': { slot: number };
  /** Regions just revealed are closed until the next round. */
  'region-closed': { slot: number };
  /** Statues are placed on free fields. */
  'field-taken': { slot: number; field: number; seat: number };
  /** Only pasture and forest may be apart from own fields. */
  'out-of-reach': { slot: number; field: number; terrain: TumultTerrain };
  /** A field that asks for more statues than are left is closed. */
  'too-few-statues': { terrain: TumultTerrain; statues: number; left: number };
  /** Regions that lie face down are turned up. */
  'region-face-up': { slot: number };
  /** Only goods that the price names are laid. */
  'not-in-price': { good: TumultGood };
  /** The price is reached in this good. */
  covered: { good: TumultGood; value: number };
  /** With this tile the price would be reached without the smallest, too. */
  'needless-tile': { good: TumultGood; value: number; cost: number };
  /** The castle has too few goods. */
  'goods-missing': { slot: number; field: number; terrain: TumultTerrain; missing: number[] };
}

export type TumultReason = keyof TumultReasons;

/** Goods on one tile. */
export interface TumultTile {
  good: TumultGood;
  value: number;
}

/** What an action would do or cost: which of these there are depends on the action. */
export interface TumultFacts {
  tile?: TumultTile | null;
  place?: number;
  terrain?: TumultTerrain;
  statues?: number;
  factor?: number;
  price?: number[];
  affordable?: boolean;
  missing?: number[];
  supporters?: number;
  seconds?: number;
  regions_left?: number;
}

/**
 * A field, and for whoever is to place what it costs by good, and what stands in the way. It has no terrain where
 * the region lies face down.
 */
export interface TumultField {
  terrain: TumultTerrain | null;
  statues: number | null;
  price: number[] | null;
  factor: number | null;
  refused: string | null;
}

/**
 * A space of the chronicle: whether regions are turned up at it, how many are still due, and how far apart statues
 * may be without an end.
 */
export interface TumultSpace {
  space: number;
  statues: number;
  is_last: boolean;
  ends_beyond: number | null;
  turns_up: boolean;
  regions: number;
}

/** The tiles of a good that a seat keeps and those that go back, its goods, and what they count for. */
export interface TumultTaken {
  kept: number[];
  back: number[];
  goods: number;
  counted: number;
}

/** Of one good: what was left of how much, who is greediest, what that costs him, and what everybody took. */
export interface TumultCounting {
  good: TumultGood;
  left: number;
  demand: number;
  tiles: number[];
  greediest: number | null;
  supporters: number;
  seats: TumultTaken[];
}

/** The payment under way, by good: what is laid and missing, and every way to pay with the supporters it gives. */
export interface TumultPayment {
  slot: number;
  field: number;
  terrain: TumultTerrain;
  price: number[];
  laid: number[][];
  ways: Record<TumultGood, number[][]>;
  gains: Record<TumultGood, number[]>;
  missing: number[];
  supporters: number;
}

/**
 * What follows from a view: the realm, how the seats stand, the chronicle, tumults, who places later, in order, and
 * the payment under way.
 */
export interface TumultDerived {
  trial: boolean;
  grid: [number, number];
  fields: TumultField[];
  rank: number[];
  statues_placed: number[];
  statues_apart: number;
  castle_goods: number[][];
  movements_left: number[] | null;
  spaces: TumultSpace[];
  next_space: TumultSpace | null;
  tumults: TumultCounting[] | null;
  placing_later: number[];
  payment: TumultPayment | null;
}

export type TumultGood = 'bread' | 'marble' | 'tools';

export type TumultStop = 'choice' | 'budget' | 'lifts';

export type TumultTerrain = 'pasture' | 'forest' | 'mountain' | 'village' | 'palace';

export type TumultTaxes = 'hourglass' | 'turns' | 'budget';

export type TumultPhase = 'first_statues' | 'ready' | 'taxes' | 'hands' | 'placing' | 'paying' | 'revealing' | 'over';

export type TumultSpot = 'gone' | 'middle' | 'hand' | 'castle';

export type TumultLies = 'nowhere' | 'down' | 'closed' | 'open';
