import { keep, kept } from "../wire/keeping.ts";

/** That this tab had a seat at a table: whoever comes back and has it no more is told so. */
const place = (table: string): string => `seat ${table}`;

export const keepSeat = (table: string): void => keep(place(table), "had", "sessionStorage");

export const hadSeat = (table: string): boolean => kept(place(table), "sessionStorage") !== null;

export const forgetSeat = (table: string): void => keep(place(table), null, "sessionStorage");

/** That a move was made at a table in this tab: it may be taken back though the page was loaded anew since. */
const moves = (table: string): string => `moved ${table}`;

export const keepMoved = (table: string): void => keep(moves(table), "has", "sessionStorage");

export const hasMoved = (table: string): boolean => kept(moves(table), "sessionStorage") !== null;
