const COUNTED = /(\d) (?=\p{L})/gu;

/** A text of several lines: none of them ends between a number and what it counts. */
export const inLines = (text: string): string => text.replace(COUNTED, "$1\u00a0");
