/** How a player stands, as far as the reader has seen: what the banner says. */
import { isTurnOf } from "../../table/desk.ts";
import { valuesOf } from "./reading.ts";
import type { TumultTable } from "./table.svelte.ts";
import { changeIn, costOf } from "./untold.ts";

/** Whoever turns the wheel that is looked at. */
export function spinnerOf({ sight, isSpinning, counted, fields }: TumultTable): number | null {
  const isWheel = sight?.type === "spin" || isSpinning;
  return isWheel ? ((counted ?? fields).ranks[0] ?? null) : null;
}

/** What he is doing, in a word or two. */
interface Doing {
  readonly words: string;
  readonly piece: string | null;
  readonly isLive: boolean;
}

/** Supporters, and how many of them the tumult costs that is looked at. */
interface Supporters {
  readonly number: number;
  readonly cost: number;
}

export function supportersOf(table: TumultTable, seat: number): Supporters {
  const now = table.fields.supporters[seat] ?? 0;
  const later = changeIn(table.untold, seat);
  if (table.sight?.type !== "tumults" || later === null) return { number: now, cost: 0 };
  const cost = table.isSpinning ? 0 : costOf(table.desk.state.story, table.good, seat);
  return { number: now - later + cost, cost };
}

/** Goods by kind: as long as a tumult is looked at, with what is given back in it. */
export function goodsOf(table: TumultTable, seat: number): readonly number[] | null {
  const { counted, good, sight } = table;
  if (counted === null) return null;
  if (sight?.type !== "tumults") return table.derived.castle_goods[seat] ?? null;
  return counted.tumults.map(({ seats }, at) => {
    const { goods = 0, back = [] } = seats[seat] ?? {};
    return at < good ? back.reduce((left, value) => left - value, goods) : goods;
  });
}

/** Tiles by kind, while they can be paid with. */
export function tilesOf(table: TumultTable, seat: number): readonly (readonly number[])[] | null {
  if (table.counted === null || table.sight !== null) return null;
  return (table.fields.castles[seat] ?? []).map(valuesOf);
}

export function doing(table: TumultTable, seat: number): readonly Doing[] {
  const { phase, ranks, ready, hands, done } = table.fields;
  if (spinnerOf(table) === seat) return does(table, seat, "does-spin", `hand-${table.tint(seat)}`, true);
  if (table.sight !== null) return greed(table, seat);
  if (phase === "ready") {
    if (ranks[0] === seat) return does(table, seat, "does-turn", "crown-1");
    return ready.includes(seat) ? does(table, seat, "does-ready", "ui-check", true) : does(table, seat, "does-wait");
  }
  if (table.isRobbing) {
    if (done.includes(seat)) return does(table, seat, "does-rob-no-more");
    const isHolding = (hands[seat] ?? -1) >= 0;
    return isHolding
      ? does(table, seat, "does-look", `hand-${table.tint(seat)}`, true)
      : does(table, seat, "does-nothing");
  }
  return [...hit(table, seat), ...placing(table, seat)];
}

function does(table: TumultTable, seat: number, message: string, piece: string | null = null, isLive = false): Doing[] {
  return [{ words: table.say(message, { seat: { seat } }), piece, isLive }];
}

function hit(table: TumultTable, seat: number): Doing[] {
  const { greedy, phase } = table.fields;
  return greedy.includes(seat) && phase !== "over" ? does(table, seat, "does-greedy", "tumult") : [];
}

/** Whose turn it is to place, and who comes next and later: in order of rank. */
function placing(table: TumultTable, seat: number): Doing[] {
  const { phase, placed } = table.fields;
  if (phase !== "placing" && phase !== "paying") return [];
  if (table.desk.state.actors.includes(seat)) return does(table, seat, "does-place", null, true);
  const later = table.derived.placing_later.indexOf(seat);
  if (later >= 0) return does(table, seat, later === 0 ? "does-next" : "does-later");
  return placed.includes(seat) ? does(table, seat, "does-placed") : [];
}

/** Over which goods he was found greediest so far. */
function greed(table: TumultTable, seat: number): Doing[] {
  const found = table.counted?.tumults.slice(0, table.judged).filter(({ greediest }) => greediest === seat) ?? [];
  if (found.length === 0) return [];
  const goods = found.map(({ good }) => ({ message: "good", arguments: { good } }));
  return [{ words: table.say("does-greedy-in", { goods }), piece: "tumult", isLive: false }];
}

/** Whose banner is ringed: while the wheel is looked at whoever spins it, while goods are judged nobody. */
export function isTurn(table: TumultTable, seat: number): boolean {
  return table.sight === null ? isTurnOf(table.desk, seat) : spinnerOf(table) === seat;
}

/** The banners, the king's first: in this order people place, and the higher rank decides ties. */
export function byRank({ fields }: TumultTable): readonly number[] {
  return fields.ranks.filter((seat) => seat >= 0);
}
