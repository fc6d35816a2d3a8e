import { untrack } from "svelte";
import type { TumultAction, TumultGood } from "../../wire/games.ts";
import { GOODS, onlyWayIn, restOf } from "./reading.ts";
import { cellOf, whereIs } from "./realm.ts";
import type { TumultTable } from "./table.svelte.ts";

/** Placing statues: the field that the reader looks at, and the tiles that he pays with. */
export class Building {
  readonly #table: TumultTable;
  #chosen = $state.raw<number | null>(null); // the field looked at, before anything is done
  #pays = $state.raw(false); // whether a field was just chosen: not when a payment was taken back
  isLaying = $state.raw(false); // whether tiles were sent, and not answered: nothing else is offered to pay with

  constructor(table: TumultTable) {
    this.#table = table;
  }

  /** The field looked at: the one being paid for, else the one pressed. */
  readonly chosen = $derived.by((): number | null => {
    const { derived, isMine, fields } = this.#table;
    if (derived.payment !== null) return cellOf(derived.payment);
    return isMine && fields.phase === "placing" ? this.#chosen : null;
  });

  /** Look at a field; pressed again, it is paid for. */
  press(cell: number): void {
    const { fields, desk } = this.#table;
    const where = whereIs(cell);
    const action: TumultAction = { type: "place", ...where };
    if (fields.phase === "revealing") this.#table.try({ type: "reveal", slot: where.slot });
    else if (fields.phase === "first_statues") this.#table.try({ type: "erect", ...where });
    else if (desk.isAsking || !this.#table.allows(action)) desk.ask(action);
    else if (this.#chosen === cell) this.place();
    else this.#chosen = cell;
  }

  /** It stays chosen until the answer comes: nothing flickers on the way. */
  async place(): Promise<void> {
    const cell = this.#chosen;
    if (cell === null) return;
    this.#pays = true;
    await this.#table.try({ type: "place", ...whereIs(cell) });
    if (this.#chosen === cell) this.#chosen = null;
  }

  letGo(): void {
    this.#chosen = null;
  }

  /** The tiles that are still to be laid if there is just one way to pay. */
  readonly onlyWay = $derived.by(() => (this.#table.isMine ? onlyWayIn(this.#table.derived) : null));

  /** Whether all is being paid without anybody being asked how. */
  get isPaying(): boolean {
    return this.onlyWay !== null && (this.#pays || this.isLaying);
  }

  /** The only way to pay for a field that was just chosen is paid. */
  follow(): void {
    const { onlyWay } = this;
    if (this.#table.derived.payment === null || !untrack(() => this.#pays)) return;
    this.#pays = false;
    if (onlyWay !== null) this.lay(onlyWay);
  }

  /** Lay all tiles of a way to pay in one good. */
  payWay(good: TumultGood, way: readonly number[]): void {
    this.lay(restOf(good, way, this.#table.derived.payment?.laid[GOODS.indexOf(good)] ?? []));
  }

  /** Lay several tiles in one message; asked about, the first of them is. */
  async lay(tiles: readonly TumultAction[]): Promise<void> {
    const { desk } = this.#table;
    const [first] = tiles;
    if (first && desk.isAsking) desk.ask(first);
    else if (first) {
      this.isLaying = true;
      await desk.act(tiles);
      this.isLaying = false;
    }
  }
}
