import { request } from "../wire/http.ts";

/** Whoever uses this browser: a guest with a name, from the first visit on. */
class Me {
  #name = $state<string | null>(null);
  #asked: Promise<void> | null = null;

  /** Null until it is known. */
  get name(): string | null {
    return this.#name;
  }

  /** Be somebody. What failed is tried again by whoever asks next. */
  known(): Promise<void> {
    this.#asked ??= this.#ask();
    this.#asked.catch(() => {
      this.#asked = null;
    });
    return this.#asked;
  }

  async rename(name: string): Promise<void> {
    this.#name = (await request("PUT /api/me", { body: { name } })).name;
  }

  async #ask(): Promise<void> {
    this.#name = (await request("POST /api/me", {})).name;
  }
}

export const me = new Me();
