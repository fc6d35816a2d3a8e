import { settings } from "../house/settings.svelte.ts";
import type { LiveDesk } from "../table/desk.svelte.ts";
import { refusalOf, request } from "../wire/http.ts";
import type { Assignment, Seat, Style } from "../wire/messages.ts";

/** Who sits where before the game begins, and what the reader can do about it. */
export class Seating {
  readonly #table: string;
  readonly desk: LiveDesk;
  #seatedBy = 0; // the number of the entry by which the reader sat down; endless while that is asked for

  constructor(table: string, desk: LiveDesk) {
    this.#table = table;
    this.desk = desk;
  }

  readonly seats = $derived.by(() => this.desk.state.seats);
  readonly mine = $derived.by((): Seat | null => {
    const { seat } = this.desk.state;
    return seat === null ? null : (this.seats[seat] ?? null);
  });
  readonly isHost = $derived.by(() => this.mine?.host ?? false);
  readonly free = $derived.by(() => this.seats.flatMap(({ kind }, at) => (kind === "open" ? [at] : [])));
  readonly taken = $derived.by(() => this.seats.filter(({ kind }) => kind === "person" || kind === "bot").length);
  readonly people = $derived.by(() => this.seats.filter(({ kind }) => kind === "person"));
  /** People who have not said yet that they are ready. */
  readonly missing = $derived.by(() => this.people.filter(({ ready }) => !ready));

  /** Once, however often it is pressed until the seat is shown to be the reader's. */
  async sit(seat: number | null): Promise<void> {
    if (this.desk.state.number < this.#seatedBy) return;
    this.#seatedBy = Number.POSITIVE_INFINITY;
    const { title, colour } = settings;
    const isTaken = this.seats.some((one) => one.kind === "person" && one.colour === colour);
    const body = { seat, title, ...(isTaken ? {} : { colour }) };
    const isSeated = await this.#ask(async () => {
      this.#seatedBy = (await request("POST /api/tables/{table}/join", { table: this.#table, body })).number;
    });
    if (!isSeated) this.#seatedBy = 0;
  }

  leave(): Promise<boolean> {
    return this.#ask(() => request("POST /api/tables/{table}/leave", { table: this.#table }));
  }

  style(body: Style): void {
    void this.#ask(() => request("PUT /api/tables/{table}/seat", { table: this.#table, body }));
  }

  assign(seat: number, body: Assignment): Promise<boolean> {
    return this.#ask(() =>
      request("PUT /api/tables/{table}/seats/{seat}", { table: this.#table, seat: String(seat), body }),
    );
  }

  ready(ready: boolean): void {
    void this.#ask(() => request("POST /api/tables/{table}/ready", { table: this.#table, body: { ready } }));
  }

  /** With those who are here: seats that are free stay empty. */
  async begin(): Promise<void> {
    for (const seat of this.free) if (!(await this.assign(seat, { kind: "nobody" }))) return;
    this.ready(true);
  }

  /** Whether it was done; if not, a slip says why. */
  async #ask(request: () => Promise<unknown>): Promise<boolean> {
    try {
      await request();
      return true;
    } catch (problem) {
      const refusal = refusalOf(problem);
      if (refusal) this.desk.reply(refusal);
      return false;
    }
  }
}
