import { type FluentFunction, FluentNumber, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Argument, Sentence, Spoken } from "../wire/messages.ts";
import type { Telling } from "./telling.ts";

type Scope = Parameters<FluentNumber["toString"]>[0];

const GROUPED = 1_000; // from here on digits stand in groups

/** An argument as Fluent takes it. */
export function fluentValue(argument: Argument, telling: Telling): FluentVariable {
  if (typeof argument === "number") return new Count(argument);
  if (typeof argument === "string") return argument;
  if (Array.isArray(argument)) return new List(argument, telling);
  return "seat" in argument ? new Player(argument, telling) : new Phrase(argument, telling);
}

/** A number. A small one needs no rules of a language, which a phone takes long to read. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const isPlain = Number.isInteger(this.value) && Math.abs(this.value) < GROUPED;
    return isPlain ? String(this.value) : super.toString(scope);
  }
}

/** A message within a message. */
class Phrase extends FluentType<Sentence> {
  readonly #telling: Telling;

  constructor(sentence: Sentence, telling: Telling) {
    super(sentence);
    this.#telling = telling;
  }

  toString(): string {
    return this.#telling.text(this.value);
  }

  form(attribute: string): string {
    const hasForm = this.#telling.words.has(`${this.value.message}.${attribute}`);
    return this.#telling.text(this.value, hasForm ? attribute : "");
  }

  gender(): string {
    return this.#telling.words.format(`${this.value.message}.gender`);
  }
}

/** A player, by name. */
class Player extends FluentType<Spoken> {
  readonly #telling: Telling;

  constructor(seat: Spoken, telling: Telling) {
    super(seat);
    this.#telling = telling;
  }

  toString(): string {
    const { words, company } = this.#telling;
    const { seat } = this.value;
    return this.called(company.names[seat] ?? words.format("seat-name", { number: seat + 1 }));
  }

  called(text: string): string {
    return this.#telling.pieces.mark({ kind: "shield", text, about: this.value });
  }

  get reads(): boolean {
    return this.value.seat === this.#telling.company.reader;
  }

  person(): string {
    return this.reads ? "second" : "third";
  }

  title(): string {
    return this.#telling.company.titles[this.value.seat] ?? "masculine";
  }
}

/** Several things of one kind. */
class List extends FluentType<Argument[]> {
  readonly #telling: Telling;

  constructor(items: Argument[], telling: Telling) {
    super(items);
    this.#telling = telling;
  }

  /** A list as people say it: 2 points, 1 coin and 1 card. */
  toString(): string {
    return this.#enumerated(this.#values.map(String));
  }

  joined(by: string): string {
    return this.#values.map(String).join(by);
  }

  /** Players: whoever reads comes last, and is called so. */
  addressing(you: string): string {
    const players = this.#values.map((value) => expected(Player, value));
    const [others, readers] = [players.filter(({ reads }) => !reads), players.filter(({ reads }) => reads)];
    return this.#enumerated([...others.map(String), ...readers.map((player) => player.called(you))]);
  }

  #enumerated(texts: readonly string[]): string {
    const [last = "", ...before] = texts.toReversed();
    if (before.length === 0) return last;
    return this.#telling.words.format("list", { first: before.toReversed().join(", "), last });
  }

  get #values(): FluentVariable[] {
    return this.value.map((item) => fluentValue(item, this.#telling));
  }
}

/** What the catalogues ask of an argument: see `regalia/words.py`, whose functions these are. */
export const FUNCTIONS: Record<string, FluentFunction> = {
  FORM: ([phrase], { case: form }) => expected(Phrase, phrase).form(String(form)),
  GENDER: ([phrase]) => expected(Phrase, phrase).gender(),
  PERSON: ([player]) => expected(Player, player).person(),
  TITLE: ([player]) => expected(Player, player).title(),
  LIST: ([items], { by, you }) => {
    const list = expected(List, items);
    return you === undefined ? list.joined(String(by)) : list.addressing(String(you));
  },
  COUNT: ([items]) => new Count(expected(List, items).value.length),
};

function expected<T>(kind: new (...given: never[]) => T, value: FluentValue | FluentVariable | undefined): T {
  if (value instanceof kind) return value;
  throw new TypeError(`${kind.name} expected, not ${String(value)}`);
}
