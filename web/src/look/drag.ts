import type { Attachment } from "svelte/attachments";

const FAR = 8; // pixels: less is a press

/** Lets a piece be dragged: `dropped` hears where it was let go. A press stays a press. */
export function draggable(dropped: (x: number, y: number) => void): Attachment<HTMLElement> {
  return (piece) => {
    let from: { x: number; y: number } | null = null;
    let isFar = false;

    function down(event: PointerEvent): void {
      if (event.button === 0) [from, isFar] = [{ x: event.clientX, y: event.clientY }, false];
    }

    function move(event: PointerEvent): void {
      if (from === null) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!isFar && Math.hypot(x, y) < FAR) return;
      if (!isFar) piece.setPointerCapture(event.pointerId);
      isFar = true;
      piece.style.translate = `${x}px ${y}px`;
      piece.style.zIndex = "5";
    }

    function up(event: PointerEvent): void {
      const wasFar = isFar;
      [from, isFar] = [null, false];
      piece.style.translate = "";
      piece.style.zIndex = "";
      if (!wasFar) return;
      window.addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
      if (event.type === "pointerup") dropped(event.clientX, event.clientY);
    }

    piece.addEventListener("pointerdown", down);
    piece.addEventListener("pointermove", move);
    piece.addEventListener("pointerup", up);
    piece.addEventListener("pointercancel", up);
    return () => {
      piece.removeEventListener("pointerdown", down);
      piece.removeEventListener("pointermove", move);
      piece.removeEventListener("pointerup", up);
      piece.removeEventListener("pointercancel", up);
    };
  };
}
