import type { Attachment } from "svelte/attachments";

const LONG = 500; // milliseconds
const STILL = 10; // pixels that a finger may stray

/** A piece of the board that is pressed for long is asked about, as if `?` had been pressed before it. */
export function longpress(ask: () => void): Attachment<HTMLElement> {
  return (table) => {
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let isOver = false; // the finger that lifts has asked already: it does nothing more

    const forget = (): void => clearTimeout(timer);
    const listen = <E extends Event>(name: string, heard: (event: E) => void): void =>
      table.addEventListener(name, heard as EventListener, { capture: true, signal: ended.signal });

    listen<PointerEvent>("pointerdown", ({ target, clientX, clientY, isPrimary, button }) => {
      forget();
      isOver = false;
      const piece = target instanceof Element ? target.closest<HTMLElement>(".board button, .foot .off") : null;
      if (piece === null || !isPrimary || button !== 0) return;
      from = { x: clientX, y: clientY };
      timer = setTimeout(() => {
        ask();
        piece.click();
        isOver = true;
      }, LONG);
    });
    listen<PointerEvent>("pointermove", ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) forget();
    });
    for (const name of ["pointerup", "pointercancel"]) listen(name, forget);
    listen<MouseEvent>("click", (event) => {
      if (isOver && event.isTrusted) event.stopPropagation();
      isOver &&= !event.isTrusted;
    });
    listen<MouseEvent>("contextmenu", (event) => {
      if (isOver) event.preventDefault(); // phones answer a long press with a menu
    });
    return () => {
      forget();
      ended.abort();
    };
  };
}
