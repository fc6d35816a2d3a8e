import { keysOf, placeOfKey } from "./hand.ts";
import { placesOf } from "./reading.ts";
import type { TumultTable } from "./table.svelte.ts";

/** The keys that lift tiles, row by row, as they lie on the keyboards of the reader's language. */
export function keysAt(table: TumultTable): string[] {
  return keysOf(table.say("keyboard"), placesOf(table.fields));
}

/** Keys of this game beside those of its buttons: in the tax phase the places as they lie on the keyboard, Space keeps,
 * Backspace puts back; else Space goes on, M shows the realm, Esc lets go of a field. */
export function pressKey(table: TumultTable, key: string): boolean {
  if (table.sight !== null) return key === " " && did(() => table.lookOn());
  if (table.isRobbing && table.isMine && rob(table, key)) return true;
  if (key === " " && table.fields.phase === "ready") return sayReady(table);
  if (key.toLowerCase() === "m" && table.isTaxing) return did(() => (table.isMapOpen = !table.isMapOpen));
  return key === "Escape" && table.building.chosen !== null && did(() => table.building.letGo());
}

function rob(table: TumultTable, key: string): boolean {
  if (key === " ") return table.held >= 0 && did(() => table.move("keep"));
  if (key === "Backspace") return table.held >= 0 && did(() => table.move("return"));
  const place = placeOfKey(key, keysAt(table));
  return place >= 0 && did(() => table.pressPlace(place));
}

function sayReady(table: TumultTable): boolean {
  const choice = table.choices[0];
  return choice !== undefined && did(() => table.try(choice.action));
}

function did(action: () => void): true {
  action();
  return true;
}
