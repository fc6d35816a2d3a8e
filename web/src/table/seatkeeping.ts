/** That this tab had a seat at a table: whoever comes back and has it no more is told so. */
const place = (table: string): string => `seat ${table}`;

export const keepSeat = (table: string): void => sessionStorage.setItem(place(table), "had");

export const hadSeat = (table: string): boolean => sessionStorage.getItem(place(table)) !== null;

export const forgetSeat = (table: string): void => sessionStorage.removeItem(place(table));
