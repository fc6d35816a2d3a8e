/** What this browser keeps for us. One that keeps nothing, because it is told to or because it is full, is played in all
 * the same: then nothing is remembered. */
type Keeper = "localStorage" | "sessionStorage"; // for this browser, or for this tab

export function kept(name: string, keeper: Keeper = "localStorage"): string | null {
  try {
    return window[keeper].getItem(name);
  } catch {
    return null;
  }
}

/** Null keeps it no longer. */
export function keep(name: string, value: string | null, keeper: Keeper = "localStorage"): void {
  try {
    if (value === null) window[keeper].removeItem(name);
    else window[keeper].setItem(name, value);
  } catch {
    // It is not remembered.
  }
}
