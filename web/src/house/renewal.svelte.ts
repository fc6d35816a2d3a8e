/** Whether a part of the client could not be loaded: the server has a newer one, or does not answer. */
class Renewal {
  #missing = $state.raw<"renewed" | "silent" | null>(null);

  constructor() {
    addEventListener("vite:preloadError", () => void this.#find());
  }

  /** Why a part is missing, where one is. */
  get missing(): "renewed" | "silent" | null {
    return this.#missing;
  }

  /** A browser that says it is online knows nothing of the server: it is asked. */
  async #find(): Promise<void> {
    const isAnswered = await fetch("/healthz").then(
      () => true,
      () => false,
    );
    this.#missing = isAnswered ? "renewed" : "silent";
  }
}

export const renewal = new Renewal();
