import { inFrame } from "./frames.ts";
import { EASING, GO, goes, isStill } from "./motion.ts";

interface Lie {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Whatever bears `data-wanders` goes from where it lay to where it lies, also from one row to another: it is known again
 * by that name. To be attached to what holds it all, anew whenever something may have changed there. */
export function wandering(): (place: HTMLElement) => () => void {
  let before = new Map<string | undefined, Lie>();
  let room = 0;

  function look(place: HTMLElement): void {
    const pieces = [...place.querySelectorAll<HTMLElement>("[data-wanders]")];
    const now = pieces.map((piece) => lieOf(piece, place));
    const known = room === place.offsetWidth ? before : new Map<string | undefined, Lie>(); // else nothing went anywhere
    before = new Map(now.map((lie, at) => [pieces[at]?.dataset.wanders, lie]));
    room = place.offsetWidth;
    pieces.forEach((piece, at) => {
      const [was, lie] = [known.get(piece.dataset.wanders), now[at]];
      if (was && lie) comes(piece, was, lie);
    });
  }

  return (place) => inFrame(() => look(place));
}

/** Where a piece has its place, wherever it is on its way. */
function lieOf(piece: HTMLElement, place: HTMLElement): Lie {
  let [left, top] = [0, 0];
  for (let at: Element | null = piece; at instanceof HTMLElement && at !== place; at = at.offsetParent) {
    left += at.offsetLeft;
    top += at.offsetTop;
  }
  return { left, top, width: piece.offsetWidth };
}

function comes(piece: HTMLElement, was: Lie, lie: Lie): void {
  const [x, y] = [was.left - lie.left, was.top - lie.top];
  if (x !== 0 || y !== 0) goes(piece, `${x}px ${y}px`);
  if (was.width === lie.width || isStill()) return;
  const corner = ["0 0", "0 0"]; // from where it grows
  piece.animate({ scale: [was.width / lie.width, 1], transformOrigin: corner }, { duration: GO, easing: EASING });
}
