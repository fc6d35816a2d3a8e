/** How much larger all is seen than it is laid out, on wide screens; 1 where there are no styles, as in some tests. */
export function scale(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue("--zoom")) || 1;
}

/** Where something is seen, in the pixels in which the page is laid out. */
export function spotOf(piece: Element): DOMRect {
  const by = scale();
  const { x, y, width, height } = piece.getBoundingClientRect();
  return new DOMRect(x / by, y / by, width / by, height / by);
}
