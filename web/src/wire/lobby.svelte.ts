import { Connection } from "./connection.svelte.ts";
import type { OpenTable } from "./messages.ts";

/** The open tables, as they are now. */
export class Lobby {
  readonly connection: Connection;
  #tables = $state.raw<OpenTable[] | null>(null);

  constructor() {
    this.connection = new Connection({
      greeting: () => ({ type: "watch-lobby" }),
      receive: (message) => {
        if (message.type === "lobby") this.#tables = message.tables;
      },
    });
  }

  /** Null until they are known. */
  get tables(): OpenTable[] | null {
    return this.#tables;
  }

  close(): void {
    this.connection.close();
  }
}
