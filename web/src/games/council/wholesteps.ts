const DOTS = 10; // pixels, of the sign that more of them follow

/** A leaf ends after a whole step, and says whether there are more: measured when its side is laid out anyway. */
export function wholeSteps(scroll: HTMLElement): () => void {
  const list = scroll.firstElementChild as HTMLElement;
  const fitting = new ResizeObserver(() => {
    scroll.style.maxHeight = "";
    const { top, bottom } = scroll.getBoundingClientRect();
    const ends = [...list.children].map((step) => step.getBoundingClientRect().bottom);
    const isMore = ends.some((end) => end > bottom + 1);
    const last = ends.findLast((end) => end <= bottom - DOTS);
    scroll.parentElement?.toggleAttribute("data-more", isMore);
    if (isMore && last !== undefined) scroll.style.maxHeight = `${last - top}px`;
  });
  fitting.observe(list);
  fitting.observe(scroll.closest(".turns") ?? scroll);
  return () => fitting.disconnect();
}
