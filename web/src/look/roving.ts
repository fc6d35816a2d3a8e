import type { Attachment } from "svelte/attachments";
import { afterFrame } from "./frames.ts";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const ENDS: Record<string, number> = { Home: 0, End: -1 };

/** One stop for the Tab key for a whole row of buttons: arrows, Home and End move within it. */
export const roving: Attachment<HTMLElement> = (row) => {
  const buttons = (): HTMLElement[] => [...row.querySelectorAll<HTMLElement>("[data-rove]")].filter(isThere);

  function settle(current: HTMLElement | undefined): void {
    for (const button of buttons()) button.tabIndex = button === current ? 0 : -1;
  }

  function pressed(event: KeyboardEvent): void {
    const all = buttons();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const step = STEPS[event.key];
    const end = ENDS[event.key];
    if (step === undefined && end === undefined) return;
    event.preventDefault();
    all.at(end ?? (at + (step ?? 0)) % all.length)?.focus();
  }

  let last: { readonly button: HTMLElement; readonly at: number } | null = null; // that had the focus

  const focused = (event: FocusEvent): void => {
    const button = event.target as HTMLElement;
    const at = buttons().indexOf(button);
    if (at < 0) return;
    last = { button, at };
    settle(button);
  };
  const left = (event: FocusEvent): void => {
    if (event.relatedTarget !== null) last = null; // somebody went on; nothing was taken from under him
  };
  /** A piece that was pressed may lie elsewhere then: whoever pressed it stays in the row. */
  function stay(all: readonly HTMLElement[]): void {
    if (last === null || all.includes(last.button) || document.activeElement !== document.body) return;
    all[Math.min(last.at, all.length - 1)]?.focus({ preventScroll: true });
  }
  /** Pieces come and go, and some are not shown where there is little room: there is always one to stop at. */
  function look(): void {
    isDue = false;
    const all = buttons();
    settle(
      all.find((button) => button.tabIndex === 0 && button.matches(":focus")) ??
        all.find((one) => one.tabIndex === 0) ??
        all[0],
    );
    stay(all);
  }
  let isDue = false;
  let breakOff = (): void => {};
  function lookSoon(): void {
    if (isDue) return;
    isDue = true;
    breakOff = afterFrame(look);
  }
  const changed = new MutationObserver(lookSoon);

  lookSoon();
  row.addEventListener("keydown", pressed);
  row.addEventListener("focusin", focused);
  row.addEventListener("focusout", left);
  changed.observe(row, { childList: true, subtree: true, attributeFilter: ["class"] });
  return () => {
    breakOff();
    changed.disconnect();
    row.removeEventListener("keydown", pressed);
    row.removeEventListener("focusin", focused);
    row.removeEventListener("focusout", left);
  };
};

const isThere = (button: HTMLElement): boolean => getComputedStyle(button).display !== "none";
