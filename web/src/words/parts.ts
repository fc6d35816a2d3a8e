import type { Sentence, Spoken } from "../wire/messages.ts";

/** A stretch of text, or a piece that may be drawn in its place: a die, a card or a player's shield. */
export type Part =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "die" | "card"; readonly text: string; readonly about: Sentence }
  | { readonly kind: "shield"; readonly text: string; readonly about: Spoken };

export type Piece = Exclude<Part, { kind: "text" }>;

/** The piece as which a message is drawn: `die`, `card-fool`; not `card-fool.cost`. */
export function pieceKind(message: string): "die" | "card" | null {
  const [kind] = message.split("-", 1);
  return !message.includes(".") && (kind === "die" || kind === "card") ? kind : null;
}

const MARK = /\ue000(\d+)\ue001/; // where a piece stands in a text, by number

/** The pieces met in a sentence. A mark in the text stands for each. */
export class Pieces {
  readonly #met: Piece[] = [];

  mark(piece: Piece): string {
    return `\ue000${this.#met.push(piece) - 1}\ue001`;
  }

  split(text: string): Part[] {
    const stretches = text.split(MARK);
    const parts = stretches.map((stretch, place) => (place % 2 ? this.#piece(stretch) : textPart(stretch)));
    return parts.filter((part) => part.text !== "");
  }

  #piece(number: string): Piece {
    const piece = this.#met[Number(number)];
    if (piece === undefined) throw new Error(`no piece ${number}`);
    return piece;
  }
}

function textPart(text: string): Part {
  return { kind: "text", text };
}
