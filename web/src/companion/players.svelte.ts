import { keep, kept } from "../wire/keeping.ts";
import type { Company, Title } from "../words/words.ts";

/** Somebody at the table with the box. */
export interface Player {
  name: string;
  colour: number; // of the shield, from 0 on
  title: Title;
}

const KEPT_AS = "companion-players";
export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 4;
export const COLOURS = [0, 1, 2, 3, 4] as const;
const LONGEST_NAME = 24;

const USUAL: readonly Player[] = [
  { name: "Isolde", colour: 0, title: "feminine" },
  { name: "Berengar", colour: 1, title: "masculine" },
  { name: "Adela", colour: 2, title: "feminine" },
  { name: "Conrad", colour: 3, title: "masculine" },
];

/** Who plays. A player keeps his place in this list; how they rank is the tumults' own business. */
class Players {
  #all = $state<Player[]>(thoseKept());

  get all(): readonly Player[] {
    return this.#all;
  }

  readonly company: Company = $derived.by(() => ({
    names: this.#all.map(({ name }) => name),
    titles: this.#all.map(({ title }) => title),
    reader: null,
  }));

  set count(count: number) {
    const free = COLOURS.filter((colour) => !this.#all.some((player) => player.colour === colour));
    while (this.#all.length < count) {
      const usual = USUAL[this.#all.length] ?? USUAL[0];
      this.#all.push({ ...usual, colour: free.shift() ?? 0 } as Player);
    }
    this.#all.length = count;
    this.#keep();
  }

  change(at: number, changed: Partial<Player>): void {
    const player = this.#all[at];
    if (player === undefined) return;
    const other = this.#all.find(({ colour }) => colour === changed.colour);
    if (other && other !== player) other.colour = player.colour; // no two have the same shield
    Object.assign(player, changed, changed.name === undefined ? {} : { name: changed.name.slice(0, LONGEST_NAME) });
    this.#keep();
  }

  #keep(): void {
    keep(KEPT_AS, JSON.stringify(this.#all));
  }
}

/** Those of the last time; what cannot be read is as if nobody had been here. */
function thoseKept(): Player[] {
  try {
    const read: unknown = JSON.parse(kept(KEPT_AS) ?? "");
    if (Array.isArray(read) && read.length >= LEAST_PLAYERS && read.length <= MOST_PLAYERS && read.every(isPlayer)) {
      return read;
    }
  } catch {
    // nothing was kept
  }
  return USUAL.map((player) => ({ ...player }));
}

function isPlayer(read: unknown): read is Player {
  const { name, colour, title } = (read ?? {}) as Partial<Record<keyof Player, unknown>>;
  const hasTitle = title === "feminine" || title === "masculine";
  return typeof name === "string" && COLOURS.some((one) => one === colour) && hasTitle;
}

export const players = new Players();
