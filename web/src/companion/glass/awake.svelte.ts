/** The screen of a phone on the table stays on, where the browser can see to it. */
class Awake {
  #isHeld = $state(false);
  #isRefused = $state(false);

  /** Whether the screen stays on now. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Whether the reader has to see to it: browsers have it on secure addresses alone, and may refuse it. */
  get isMissing(): boolean {
    return this.#isRefused || !this.#isPossible;
  }

  get #isPossible(): boolean {
    return "wakeLock" in navigator;
  }

  /** As long as whoever asked is there: a browser lets go of it whenever the page is hidden. */
  keep(): () => void {
    let lock: WakeLockSentinel | null = null;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      if (!isWanted || !this.#isPossible || document.visibilityState !== "visible") return;
      lock = await navigator.wakeLock.request("screen").catch(() => null); // refused when the battery is low
      [this.#isHeld, this.#isRefused] = [lock !== null, lock === null];
      lock?.addEventListener("release", () => {
        this.#isHeld = false;
      });
    };
    const asked = (): void => void ask();
    document.addEventListener("visibilitychange", asked);
    asked();
    return () => {
      isWanted = false;
      document.removeEventListener("visibilitychange", asked);
      void lock?.release();
    };
  }
}

export const awake = new Awake();
