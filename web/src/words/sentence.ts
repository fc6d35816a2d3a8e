/** What is said, before it is said in a language: a message of the catalogues and what it speaks of. */
export interface Sentence {
  readonly message: string;
  readonly arguments?: Arguments;
}

export type Arguments = Readonly<Record<string, Argument>>;

/** A player of whom a sentence speaks. */
export interface Seat {
  readonly seat: number;
}

/** A number, a word that selects, a player, a message within the message, a list. */
export type Argument = number | string | Seat | Sentence | readonly Argument[];

export function isSeat(value: Seat | Sentence): value is Seat {
  return "seat" in value;
}
