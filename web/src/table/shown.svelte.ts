import type { TableState } from "../wire/apply.ts";

class Part {
  value = $state.raw<unknown>();
}

/** A record of which every part is read by itself: an entry changes few, and readers of the others are not woken. */
class Parts<T extends object> {
  readonly #parts = new Map<string, Part>();
  readonly record = {} as T; // the same all the time, and always as new as what was last known

  know(now: T): void {
    for (const [name, value] of Object.entries(now)) (this.#parts.get(name) ?? this.#begin(name)).value = value;
  }

  #begin(name: string): Part {
    const part = new Part();
    this.#parts.set(name, part);
    Object.defineProperty(this.record, name, { get: () => part.value, enumerable: true });
    return part;
  }
}

/** A table as it is shown, part by part, and likewise what its game says of itself. */
export class Shown {
  readonly #fields = new Parts<TableState["fields"]>();
  readonly #derived = new Parts<TableState["derived"]>();
  readonly #whole = new Parts<TableState>();

  constructor(first: TableState) {
    this.know(first);
  }

  get state(): TableState {
    return this.#whole.record;
  }

  know(now: TableState): void {
    this.#fields.know(now.fields);
    this.#derived.know(now.derived);
    this.#whole.know({ ...now, fields: this.#fields.record, derived: this.#derived.record });
  }
}
