const REST = 24; // pixels, of the number of those that do not fit

/** How many tags stand whole in a row: if that is not all of them, there is room left for a number. */
export function fitting(widths: readonly number[], room: number, gap: number): number {
  let end = -gap;
  const ends = widths.map((width) => (end += gap + width));
  if (end <= room) return widths.length;
  return ends.filter((one) => one + gap + REST <= room).length;
}

/** Tells how many tags of a row fit, whenever there is more room or less. */
export function wholeTags(row: HTMLElement, tell: (count: number) => void): () => void {
  const measuring = new ResizeObserver(() => {
    const widths = [...row.querySelectorAll("b")].map((tag) => tag.getBoundingClientRect().width);
    const { width } = row.getBoundingClientRect();
    tell(fitting(widths, width, Number.parseFloat(getComputedStyle(row).columnGap)));
  });
  measuring.observe(row);
  return () => measuring.disconnect();
}
