import { isStill } from "../../look/motion.ts";

/** What phones show of the map, which is broader than its window: it stays in view while the map grows or shrinks. */
export class Panning {
  #share = 0; // of the map that lies to the left, of what can

  /** From its left end, 0, to its right one, 1. */
  to(view: HTMLElement, share: number): void {
    this.#share = share;
    view.scrollTo({ left: roomOf(view) * share });
  }

  /** A place comes to the middle, as far as it can: from 0 to 1 across the map. */
  centre(view: HTMLElement, place: number): void {
    const left = place * view.scrollWidth - view.clientWidth / 2;
    this.#share = Math.min(1, Math.max(0, left / roomOf(view)));
    view.scrollTo({ left, behavior: isStill() ? "auto" : "smooth" });
  }

  readonly kept = (view: HTMLElement): (() => void) => {
    const scrolled = (): void => {
      this.#share = view.scrollLeft / roomOf(view);
    };
    const sizing = new ResizeObserver(() => view.scrollTo({ left: roomOf(view) * this.#share, behavior: "instant" }));
    view.addEventListener("scrollend", scrolled);
    sizing.observe(view);
    return () => {
      view.removeEventListener("scrollend", scrolled);
      sizing.disconnect();
    };
  };
}

const roomOf = (view: HTMLElement): number => Math.max(1, view.scrollWidth - view.clientWidth);
