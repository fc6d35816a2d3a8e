/** Whether a part of the client could not be loaded: the server has a newer one, or there is no network. */
class Renewal {
  #isDue = $state(false);

  constructor() {
    addEventListener("vite:preloadError", () => {
      this.#isDue = true;
    });
  }

  get isDue(): boolean {
    return this.#isDue;
  }
}

export const renewal = new Renewal();
