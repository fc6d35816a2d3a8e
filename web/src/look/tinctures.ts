/** The tinctures of players, as the server numbers them. */
export const TINCTURES = ["0", "1", "2", "3", "4"] as const;
export type Tincture = (typeof TINCTURES)[number];

/** The number of a tincture in tokens and pieces, from 1 on: 0 is nobody's. */
export const tinctureOf = (colour: number): number => (colour % TINCTURES.length) + 1;
