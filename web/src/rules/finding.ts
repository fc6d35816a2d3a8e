/** Finding words on a page: entries that do not hold all of them are hidden. */
const wordsOf = (wanted: string): string[] => wanted.toLowerCase().split(/\s+/).filter(Boolean);

export function holds(text: string, wanted: string): boolean {
  const all = text.toLowerCase();
  return wordsOf(wanted).every((word) => all.includes(word));
}

/** Hide every `[data-entry]` that does not hold what is wanted; the anchors of those that do. */
export function find(within: HTMLElement, wanted: string): Set<string> {
  const found = new Set<string>();
  for (const entry of within.querySelectorAll<HTMLElement>("[data-entry]")) {
    entry.hidden = !holds(entry.textContent, wanted);
    if (!entry.hidden) found.add(entry.closest<HTMLElement>("[id]")?.id ?? "");
  }
  return found;
}
