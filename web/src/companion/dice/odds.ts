/** How likely a result takes each card: looked up in a table that the engine wrote (`python -m tools.odds`). */
const FACES = 6;

export interface Table {
  readonly dice: number; // at most
  readonly first: number; // the letter that stands for state 0
  readonly states: readonly string[]; // a letter a result
  readonly cards: readonly {
    readonly card: string;
    readonly states: number;
    readonly chances: readonly (readonly number[])[]; // by state and dice still to roll, noughts at the end left out
  }[];
}

export interface Odds {
  readonly card: string;
  readonly thousandths: number;
}

export class OddsTable {
  readonly most: number;
  readonly #table: Table;
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(table: Table) {
    this.#table = table;
    this.most = table.dice;
    this.#numbers = new Map(results(table.dice).map((result, number) => [result.join(""), number]));
  }

  /** With these dice set aside and so many still to roll: for every card that dice can pay. */
  of(aside: readonly number[], loose: number): Odds[] {
    const number = this.#numbers.get([...aside].sort().join(""));
    if (number === undefined || aside.length + loose > this.most) return [];
    const { cards, states, first } = this.#table;
    return cards.map(({ card, states: which, chances }) => {
      const state = (states[which]?.charCodeAt(number) ?? 0) - first;
      return { card, thousandths: chances[state]?.[loose] ?? 0 };
    });
  }
}

/** Every result of up to so many dice, the fewest first, each by rising faces. */
export function results(most: number): number[][] {
  const all: number[][] = [[]];
  let latest = all;
  for (let dice = 1; dice <= most; dice += 1) {
    latest = latest.flatMap((result) => facesFrom(result.at(-1) ?? 1).map((face) => [...result, face]));
    all.push(...latest);
  }
  return all;
}

const facesFrom = (least: number): number[] => Array.from({ length: FACES + 1 - least }, (_, at) => least + at);
