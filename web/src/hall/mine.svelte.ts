import { request } from "../wire/http.ts";
import type { MyTable } from "../wire/messages.ts";

const AGAIN = 20_000; // milliseconds, while somebody looks

/** The tables where the reader sits: those that wait for him first. */
export class Mine {
  readonly #timer: ReturnType<typeof setInterval>;
  #tables = $state.raw<readonly MyTable[] | null>(null);

  constructor() {
    this.#timer = setInterval(() => {
      if (!document.hidden) void this.refresh();
    }, AGAIN);
  }

  /** Null until they are known. */
  get tables(): readonly MyTable[] | null {
    return this.#tables;
  }

  /** What fails is tried again by the clock: the connection's notice says why. */
  async refresh(): Promise<void> {
    const found = await request("GET /api/me/tables", {}).catch(() => null);
    if (found !== null) this.#tables = found.tables;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
