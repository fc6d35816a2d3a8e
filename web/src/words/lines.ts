const COUNTED = /(\d) (?=\p{L})/gu;

/** A text of several lines: none of them ends between a number and what it counts. */
export const inLines = (text: string): string => text.replace(COUNTED, "$1\u00a0");

/** Words as a sentence begins. */
export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
