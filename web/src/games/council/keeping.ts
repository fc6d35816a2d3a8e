/** A draft outlives a reload of its tab, and people who come and go, as long as nothing is moved at the table. */
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
  readonly position: string; // that it was begun in: whatever is moved, by whomever, ends it
}

const place = (table: string): string => `council ${table}`;

export function keep(table: string, draft: Draft | null): void {
  if (draft === null) sessionStorage.removeItem(place(table));
  else sessionStorage.setItem(place(table), JSON.stringify(draft));
}

export function kept(table: string): Draft | null {
  const text = sessionStorage.getItem(place(table));
  return text === null ? null : (JSON.parse(text) as Draft);
}
