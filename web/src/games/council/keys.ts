import type { CouncilTable } from "./table.svelte.ts";

/** Keys of this game beside those of its buttons: M goes to the map, Enter pays where no button has the focus, Backspace
 * takes the last card back, Esc lets go of what was taken up. */
export function pressKey(table: CouncilTable, key: string): boolean {
  const { payment } = table;
  const last = payment?.drafted.at(-1);
  if (key.toLowerCase() === "m") document.querySelector<HTMLElement>('[data-city][tabindex="0"]')?.focus();
  else if (key === "Enter" && payment && !isOnButton()) table.pay();
  else if (key === "Backspace" && last) table.takeBack(last);
  else if (key === "Escape" && table.open !== null) table.letGo();
  else return false;
  return true;
}

/** A button that has the focus takes Enter for itself. */
function isOnButton(): boolean {
  return document.activeElement?.closest("button, a") != null;
}
