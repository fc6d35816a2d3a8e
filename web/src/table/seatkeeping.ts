import { keep, kept } from "../wire/keeping.ts";

/** That this tab had a seat at a table: whoever comes back and has it no more is told so. */
const place = (table: string): string => `seat ${table}`;

export const keepSeat = (table: string): void => keep(place(table), "had", "sessionStorage");

export const hadSeat = (table: string): boolean => kept(place(table), "sessionStorage") !== null;

export const forgetSeat = (table: string): void => keep(place(table), null, "sessionStorage");
