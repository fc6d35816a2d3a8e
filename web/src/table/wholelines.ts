/** The end of a list stays in view, and its upper edge cuts through no line: the list moves up until one begins there.
 *
 * Looked for when everything is laid out anyway, and told by a translation, which lays out nothing anew. */
export function wholeLines(scroll: HTMLElement): () => void {
  const list = scroll.firstElementChild as HTMLElement;
  let shift = 0;
  const resizing = new ResizeObserver(() => {
    if (scroll.scrollTop < 0) return; // the reader is elsewhere
    shift = room(scroll, list, shift);
    list.style.translate = `0 ${-shift}px`;
  });
  /** Other lines may be as high in all: whoever is observed anew is looked at once more, after the layout. */
  const changing = new MutationObserver(() => {
    resizing.unobserve(list);
    resizing.observe(list);
  });
  /** Half a pixel beyond the end the browser would keep what is in view there, and not the end. */
  const atEnd = (): void => {
    if (scroll.scrollTop > 0) scroll.scrollTop = 0;
  };
  scroll.addEventListener("scroll", atEnd, { passive: true });
  resizing.observe(scroll);
  resizing.observe(list);
  changing.observe(list, { childList: true, characterData: true, subtree: true });
  return () => {
    scroll.removeEventListener("scroll", atEnd);
    resizing.disconnect();
    changing.disconnect();
  };
}

/** How far the first whole line lies beneath the edge, if there are others above it. */
function room(scroll: HTMLElement, list: HTMLElement, shift: number): number {
  const topOf = (line: Element): number => line.getBoundingClientRect().top + shift;
  const edge = scroll.getBoundingClientRect().top;
  let [line, first] = [list.lastElementChild, list.firstElementChild];
  for (; line !== null && topOf(line) >= edge - 1; line = line.previousElementSibling) first = line;
  return first === null || first === list.firstElementChild ? 0 : Math.max(0, Math.floor(topOf(first) - edge));
}
