/** Pieces fly from where they lay to where they lie now, above all else: what is between cannot cover them. */
import { inFrame } from "./frames.ts";
import { EASING, GO, isStill } from "./motion.ts";
import { spotOf } from "./scale.ts";

/** A piece that comes from where another one is seen. */
export interface Flight {
  readonly piece: string;
  readonly from: string;
}

/** A piece in flight, as it looked where it came from; null if it was not there. */
interface Flyer {
  readonly piece: string;
  readonly drawn: HTMLElement | null;
  readonly from: DOMRect;
}

const inFlight = new Map<string, HTMLElement>();

/** Where a piece is to be seen: in the air, or on the table; what stands in a banner comes after that. */
function found(piece: string): HTMLElement | null {
  const drawn = [...document.querySelectorAll<HTMLElement>(`[data-piece="${piece}"]`)];
  return inFlight.get(piece) ?? drawn.findLast((one) => one.getClientRects().length > 0) ?? null;
}

/** Taken up before the table changes, wherever they are by then. */
export function lifted(pieces: readonly (string | Flight)[]): Flyer[] {
  if (isStill()) return [];
  return pieces.flatMap((one) => {
    const { piece, from } = typeof one === "string" ? { piece: one, from: one } : one;
    const source = found(from);
    if (source === null) return [];
    return [{ piece, drawn: piece === from ? copied(source) : null, from: spotOf(source) }];
  });
}

function copied(source: HTMLElement): HTMLElement {
  const copy = source.cloneNode(true) as HTMLElement;
  for (const name of ["style", "data-piece", "data-rove", "data-permit", "tabindex"]) copy.removeAttribute(name);
  copy.style.setProperty("--permit", getComputedStyle(source).getPropertyValue("--permit")); // nothing, if it has none
  const drawing = copy.querySelector<SVGElement>(":scope > svg:only-child");
  if (drawing) Object.assign(drawing.style, { width: "100%", height: "100%" }); // where nobody says how large it is
  copy.ariaHidden = "true";
  copy.inert = true;
  return copy;
}

/** Let go of when the table has changed, with the next frame: each goes straight to its place, and what waits there is not
 * seen till then. Where nobody looks nothing flies. */
export function landing(flyers: readonly Flyer[]): void {
  if (flyers.length > 0 && !document.hidden) inFrame(() => land(flyers));
}

function land(flyers: readonly Flyer[]): void {
  for (const { piece } of flyers) {
    inFlight.get(piece)?.remove();
    inFlight.delete(piece);
  }
  for (const [flyer, target, to] of flyers.flatMap(placed)) fly(flyer, target, to);
}

/** All are looked for before the first one flies: otherwise the browser would lay the page out for each. */
function placed(flyer: Flyer): [Flyer, HTMLElement, DOMRect][] {
  const target = found(flyer.piece);
  return target === null ? [] : [[flyer, target, spotOf(target)]];
}

function fly({ piece, drawn: known, from }: Flyer, target: HTMLElement, to: DOMRect): void {
  const drawn = known ?? copied(target);
  const size = known ? from : to;
  const [begin, end] = [from.width / size.width, Math.min(1.2, to.width / size.width)];
  const [x, y] = [to.left + (to.width - size.width * end) / 2, to.top + (to.height - size.height * end) / 2];
  Object.assign(drawn.style, {
    position: "fixed",
    inset: "0 auto auto 0",
    zIndex: "20",
    width: `${size.width}px`,
    height: `${size.height}px`,
    margin: "0",
    transformOrigin: "0 0",
    pointerEvents: "none",
  });
  document.body.append(drawn);
  inFlight.set(piece, drawn);
  target.animate([{ opacity: 0 }, { opacity: 0 }], GO);
  const flight = drawn.animate(
    [
      { transform: `translate(${from.left}px, ${from.top}px) scale(${begin})` },
      { transform: `translate(${x}px, ${y}px) scale(${end})` },
    ],
    { duration: GO, easing: EASING },
  );
  flight.onfinish = () => {
    drawn.remove();
    if (inFlight.get(piece) === drawn) inFlight.delete(piece);
  };
}
