/** A draft outlives a reload of its tab, as long as nothing has happened at the table. */
import type { CouncilCity, CouncilPermit, CouncilRegion } from "../../wire/games.ts";
import type { Cards } from "./paying.ts";

/** What was taken up, before anything is sent. */
export type Open =
  | { readonly kind: "council"; readonly council: CouncilRegion | "queen" }
  | { readonly kind: "permit"; readonly region: CouncilRegion; readonly space: number }
  | { readonly kind: "city" | "visit"; readonly city: CouncilCity }
  | { readonly kind: "own"; readonly permit: CouncilPermit }
  | { readonly kind: "change"; readonly region: CouncilRegion };

export interface Draft {
  readonly open: Open;
  readonly laid: Cards;
}

interface Kept extends Draft {
  readonly number: number; // of the entry that it was made after
}

const place = (table: string): string => `council ${table}`;

export function keep(table: string, number: number, draft: Draft | null): void {
  if (draft === null) sessionStorage.removeItem(place(table));
  else sessionStorage.setItem(place(table), JSON.stringify({ ...draft, number }));
}

export function kept(table: string, number: number): Draft | null {
  const text = sessionStorage.getItem(place(table));
  if (text === null) return null;
  const draft = JSON.parse(text) as Kept;
  return draft.number === number ? draft : null;
}
