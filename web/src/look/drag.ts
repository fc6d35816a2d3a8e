import type { Attachment } from "svelte/attachments";
import { scale } from "./scale.ts";

const FAR = 8; // pixels: less is a press

/** Lets a piece be dragged: `dropped` hears where it was let go. A press stays a press. */
export function draggable(dropped: (x: number, y: number) => void): Attachment<HTMLElement> {
  return (piece) => {
    let stop = (): void => {};

    /** All that happens until it is let go is heard on the page: a fast hand leaves the piece at once. */
    function down({ button, clientX, clientY }: PointerEvent): void {
      if (button !== 0) return;
      stop();
      stop = follow(piece, clientX, clientY, dropped);
    }

    piece.addEventListener("pointerdown", down);
    return () => {
      stop();
      piece.removeEventListener("pointerdown", down);
    };
  };
}

/** The piece goes with the pointer. Returns what breaks it off. */
function follow(piece: HTMLElement, fromX: number, fromY: number, dropped: (x: number, y: number) => void): () => void {
  const ended = new AbortController();
  const by = scale();
  let isFar = false;

  function move({ clientX, clientY, pointerId }: PointerEvent): void {
    const [x, y] = [(clientX - fromX) / by, (clientY - fromY) / by];
    if (!isFar && Math.hypot(x, y) < FAR) return;
    if (!isFar) piece.setPointerCapture(pointerId); // beyond the page too
    isFar = true;
    piece.style.translate = `${x}px ${y}px`;
    piece.style.zIndex = "5";
  }

  function stop(): void {
    ended.abort();
    piece.style.translate = "";
    piece.style.zIndex = "";
  }

  function up({ type, clientX, clientY }: PointerEvent): void {
    stop();
    if (!isFar) return;
    swallowClick();
    if (type === "pointerup") dropped(clientX, clientY);
  }

  addEventListener("pointermove", move, { signal: ended.signal });
  addEventListener("pointerup", up, { signal: ended.signal });
  addEventListener("pointercancel", up, { signal: ended.signal });
  return stop;
}

/** A mouse that lets go clicks at once, which is no press then. A finger does not: what it presses next is meant. */
function swallowClick(): void {
  const swallow = (click: Event): void => click.stopPropagation();
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
