/** The halves of the hall, of which a phone shows one. */
export type Tab = "games" | "tables";
