/** The screen of a phone on the table stays on, where the browser can see to it. */
class Awake {
  #isHeld = $state(false);

  /** Whether the screen stays on now. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Browsers have it on secure addresses alone, and some not at all. */
  get isPossible(): boolean {
    return "wakeLock" in navigator;
  }

  /** As long as whoever asked is there: a browser lets go of it whenever the page is hidden. */
  keep(): () => void {
    let lock: WakeLockSentinel | null = null;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      if (!isWanted || !this.isPossible || document.visibilityState !== "visible") return;
      lock = await navigator.wakeLock.request("screen").catch(() => null); // refused when the battery is low
      this.#isHeld = lock !== null;
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
