import { me } from "../house/me.svelte.ts";
import { settings } from "../house/settings.svelte.ts";
import { request } from "../wire/http.ts";
import type {
  ChoiceOption,
  GameDescription,
  GameIntroduction,
  OpenTable,
  Plan,
  PlannedSeat,
} from "../wire/messages.ts";
import { mySeat } from "./opening.ts";

export type SeatKind = "me" | "open" | "bot" | "nobody";

export interface SeatPlan {
  readonly kind: SeatKind;
  readonly bot: string;
}

export type OptionValue = string | number;

/** A table as somebody wants it, before it is there. */
export class TablePlan {
  readonly #bot: string; // of which kind a bot is, unless another is chosen
  #about = $state.raw<GameIntroduction>() as GameIntroduction;
  #seats = $state.raw<readonly SeatPlan[]>([]);
  #options = $state.raw<Readonly<Record<string, OptionValue>>>({});
  visibility = $state<"link" | "public">("link");
  absence = $state<"pause" | "bot">("pause");
  pace = $state<"live" | "days">("live");

  constructor(about: GameIntroduction, bot: string) {
    this.#bot = bot;
    this.choose(about);
  }

  get about(): GameIntroduction {
    return this.#about;
  }

  get seats(): readonly SeatPlan[] {
    return this.#seats;
  }

  /** Another game: its seats are laid anew, and nothing is chosen of its options. */
  choose(about: GameIntroduction): void {
    this.#about = about;
    this.#options = {};
    this.#seats = Array.from({ length: about.players.greatest }, (_, seat) => ({
      kind: seat === 0 ? "me" : seat < about.players.least ? "open" : "nobody",
      bot: this.#bot,
    }));
  }

  /** As at a table that is there already. */
  adopt({ seats, options, settings, visibility }: OpenTable): void {
    this.#seats = seats.map(({ kind, bot }) => ({ kind: kind === "person" ? "me" : kind, bot: bot ?? this.#bot }));
    this.#options = options as Record<string, OptionValue>; // figures are never chosen here
    this.visibility = visibility === "public" ? "public" : "link";
    this.absence = settings.absence === "bot" ? "bot" : "pause";
    this.pace = settings.pace === "days" ? "days" : "live";
  }

  sit(seat: number, change: Partial<SeatPlan>): void {
    this.#seats = this.#seats.map((one, at) => (at === seat ? { ...one, ...change } : one));
  }

  /** Of the shield at a seat: one's own, then the others in their order. */
  colourOf(at: number): number {
    if (at === 0) return settings.colour;
    return at <= settings.colour ? at - 1 : at;
  }

  /** The options that change anything as things stand. */
  choices(about: GameDescription): ChoiceOption[] {
    return choicesThatCount(about, this.#options);
  }

  valueOf(option: ChoiceOption): OptionValue {
    return this.#options[option.name] ?? option.default;
  }

  set(option: ChoiceOption, value: OptionValue): void {
    this.#options = { ...this.#options, [option.name]: value };
  }

  /** How many options are not as they usually are. */
  changed(description: GameDescription): number {
    return this.choices(description).filter((option) => this.valueOf(option) !== option.default).length;
  }

  /** Whether there are enough seats for a game. */
  readonly isPossible = $derived.by(() => this.#taken.length >= this.#about.players.least);

  /** All seats are there, so that each can still be changed at the table: nobody's as well. */
  async open(): Promise<string> {
    const plan: Plan = {
      game: this.#about.game,
      options: { ...this.#options },
      seats: this.#seats.map((seat, at) => this.#planned(seat, at)),
      visibility: this.visibility,
      settings: { absence: this.absence, pace: this.pace },
    };
    await me.known();
    const { id: table } = await request("POST /api/tables", { body: plan });
    for (const [seat, { kind }] of this.#seats.entries()) {
      const body = { kind: "nobody" as const };
      if (kind === "nobody") await request("PUT /api/tables/{table}/seats/{seat}", { table, seat: `${seat}`, body });
    }
    return table;
  }

  #planned({ kind, bot }: SeatPlan, at: number): PlannedSeat {
    if (kind === "me") return mySeat();
    return kind === "bot" ? { kind, bot, colour: this.colourOf(at) } : { kind: "open" };
  }

  get #taken(): readonly SeatPlan[] {
    return this.#seats.filter(({ kind }) => kind !== "nobody");
  }
}

/** Figures are for owners of another box: they are no matter of taste, and not offered here. Nor is what changes
 * nothing beside what was chosen of the others. */
export function choicesThatCount(
  { options }: GameDescription,
  chosen: Readonly<Record<string, unknown>>,
): ChoiceOption[] {
  const choices = options.filter((option) => option.kind === "choice");
  const value = (name: string): unknown => chosen[name] ?? choices.find((option) => option.name === name)?.default;
  return choices.filter(({ only }) => Object.entries(only ?? {}).every(([name, wanted]) => value(name) === wanted));
}

export function hasFigures({ options }: GameDescription): boolean {
  return options.some((option) => option.kind === "figures");
}
