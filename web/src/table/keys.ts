import type { Attachment } from "svelte/attachments";
import type { LiveDesk } from "./desk.svelte.ts";
import type { Viewing } from "./viewing.svelte.ts";

interface Keyboard {
  readonly desk: LiveDesk;
  readonly viewing: Viewing;
  press(key: string): boolean; // keys of the game
  closeLog(): boolean; // where it lies over the table, and is open
  toggleLog(): void;
  openRules(): void;
}

const REGIONS = [".foot", ".board", ".banners", ".side", ".head"];

/** The keys of a table. Buttons with a key of their own are pressed by it. */
export function keys(keyboard: Keyboard): Attachment<HTMLElement> {
  return (table) => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]")) return;
      if (act(keyboard, table, event)) event.preventDefault();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  };
}

/** Whether a key meant anything. */
function act(
  { desk, viewing, press, closeLog, toggleLog, openRules }: Keyboard,
  table: HTMLElement,
  event: KeyboardEvent,
): boolean {
  const actions: Record<string, () => void> = {
    l: toggleLog,
    h: openRules,
    "?": () => askAbout(desk, table),
    arrowleft: () => viewing.back(),
    arrowright: () => viewing.forth(),
    ",": () => viewing.back(), // wherever the focus is: within rows of pieces arrows move it
    ".": () => viewing.forth(),
    f6: () => nextRegion(table),
  };
  if (event.key === "Escape" && (stopAsking(desk) || closeLog())) return true;
  if (pressButton(table, event.key) || press(event.key)) return true; // what the game needs comes first
  const action = actions[event.key.toLowerCase()];
  action?.();
  return action !== undefined;
}

function stopAsking(desk: LiveDesk): boolean {
  const wasAsking = desk.isAsking;
  desk.isAsking = false;
  return wasAsking;
}

/** Of what has the focus, or of what is pressed next. */
function askAbout(desk: LiveDesk, table: HTMLElement): void {
  desk.isAsking = !desk.isAsking;
  const focused = document.activeElement;
  const isPiece = focused instanceof HTMLElement && table.querySelector(".board")?.contains(focused);
  if (desk.isAsking && isPiece) focused.click();
}

function pressButton(table: HTMLElement, key: string): boolean {
  const buttons = [...table.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")];
  const named = key.length === 1 ? key.toUpperCase() : key;
  const button = buttons.find((one) => one.getAttribute("aria-keyshortcuts") === named);
  button?.click();
  return button !== undefined;
}

function nextRegion(table: HTMLElement): void {
  const regions = REGIONS.flatMap((name) => table.querySelector<HTMLElement>(name) ?? []);
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions
    .slice(at + 1)
    .concat(regions)
    .find(firstStop);
  if (next) firstStop(next)?.focus();
}

function firstStop(region: HTMLElement): HTMLElement | undefined {
  const stops = region.querySelectorAll<HTMLElement>("a[href], button:not(:disabled), [tabindex='0']");
  return [...stops].find((stop) => stop.tabIndex >= 0 && stop.offsetParent !== null);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, select, textarea");
}
