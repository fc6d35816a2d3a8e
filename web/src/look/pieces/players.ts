/** A shield is a player, and a glove his hand: the tincture of the seat, doubled by its charge. */
import { DETAIL, filled, free, symbol } from "./ink";

const MULLET = "M24 9l3.9 9.6 10.3.8-7.9 6.7 2.5 10.1L24 30.7l-8.8 5.5 2.5-10.1-7.9-6.7 10.3-.8z";
const CROSS = "M20 9h8v8.5h8.5v8H28V38h-8V25.5h-8.5v-8H20z";
const TOWER = "M13 11h5v4h3.5v-4h5v4H30v-4h5v9h-3v13h3v5H13v-5h3V20h-3zM21.5 38v-7a2.5 2.5 0 0 1 5 0v7z";
const TREFOIL =
  "M24 8.5a6 6 0 0 1 5.4 8.6 6 6 0 1 1-2.8 10.3c.6 4 1.9 6.6 4.4 8.6H17c2.5-2 3.8-4.6 4.4-8.6A6 6 0 1 1 18.6 17.1 6 6 0 0 1 24 8.5z";
const CRESCENT = "M15 11a14 14 0 1 0 18 0 10.5 10.5 0 1 1-18 0z";
export const CHARGES = [MULLET, CROSS, TOWER, TREFOIL, CRESCENT] as const;

const OUTLINE = "M5 4h38v19c0 11.5-8 18-19 22C13 41 5 34.5 5 23z";
const ORLE = "M8 7h32v16c0 9.5-6.5 15-16 18.6C14.5 38 8 32.5 8 23z";

const shield = (charge: string, seat: number): string =>
  free(
    `shield-${seat + 1}`,
    `<path d="${OUTLINE}" fill="var(--seat-${seat + 1})" stroke="var(--k)" stroke-width="var(--kw, 2)"/>` +
      `<path d="${ORLE}" fill="none" stroke="var(--charge)" stroke-width="1" opacity=".55"/>` +
      `<path d="${charge}" fill="var(--charge)"/>`,
  );

/** A place where nobody sits yet. */
const OPEN_SEAT = symbol(
  "shield-0",
  `<path d="${OUTLINE}" fill="none" stroke="var(--gold)" stroke-width="2" stroke-dasharray="5 4"/>`,
);

/** The charge of a seat on something of its tincture: a cloak, a plinth, a glove. */
export const charge = (seat: number, x: number, y: number, scale: number): string =>
  `<path d="${CHARGES[seat]}" fill="var(--charge)" transform="translate(${x} ${y}) scale(${scale})"/>`;

const glove = (seat: number): string =>
  free(
    `hand-${seat + 1}`,
    `<path d="M16 46V34c-4-3-7-8-8-12 0-2.5 3-3.2 4.5-1l3.5 5V9.5a2.7 2.7 0 0 1 5.4 0V6.5a2.7 2.7 0 0 1 5.4 0v3a2.7 2.7 0 0 1 5.4 0v4a2.6 2.6 0 0 1 5.2 0V28c0 5-2 8-4 10v8z" ${filled(`var(--seat-${seat + 1})`)}/><path d="M21.4 9.5V22M26.8 9.5V22M32.2 13.5V23" ${DETAIL} opacity=".6"/><path d="M14.5 40h20.5" stroke="var(--charge)" stroke-width="2"/>${charge(seat, 16.3, 22.5, 0.37)}`,
  );

export const players = CHARGES.map((drawn, seat) => shield(drawn, seat) + glove(seat)).join("") + OPEN_SEAT;
