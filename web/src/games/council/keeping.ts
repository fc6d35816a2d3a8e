/** A draft outlives a reload of its tab, and people who come and go, as long as nothing is moved at the table. */
import type { CouncilCard } from "../../wire/games.ts";
import { keep, kept } from "../../wire/keeping.ts";
import type { Open } from "./taking.ts";

export interface Draft {
  readonly open: Open;
  readonly cards: readonly CouncilCard[]; // in the order in which they were laid
  readonly position: string; // that it was begun in: whatever is moved, by whomever, ends it
}

const place = (table: string): string => `council ${table}`;

export function keepDraft(table: string, draft: Draft | null): void {
  keep(place(table), draft && JSON.stringify(draft), "sessionStorage");
}

export function keptDraft(table: string): Draft | null {
  const text = kept(place(table), "sessionStorage");
  if (text === null) return null;
  try {
    const draft: unknown = JSON.parse(text);
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** A page of another version may have kept something else. */
function isDraft(draft: unknown): draft is Draft {
  const { open, cards, position } = (draft ?? {}) as Partial<Draft>;
  return typeof open?.kind === "string" && Array.isArray(cards) && typeof position === "string";
}
