/** The helpers, one a tab. */
export const TABS = ["hourglass", "spinner", "tumults", "dice", "scores"] as const;
export type Tab = (typeof TABS)[number];

/** The mark of each tab. */
export const MARKS: Readonly<Record<Tab, string>> = {
  hourglass: "hourglass-icon",
  spinner: "spinner-icon",
  tumults: "tumult",
  dice: "die-5",
  scores: "sheet-icon",
};

/** The tab of an address; the hourglass if it names none. */
export function tabOf(name: string): Tab {
  return TABS.find((tab) => tab === name) ?? TABS[0];
}
