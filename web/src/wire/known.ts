/** What came over the wire, by the types of its game. Here alone it is taken for what the game's description says. */
import type { TableState } from "./apply.ts";
import type { Games } from "./games.ts";
import type { Choice } from "./messages.ts";

export interface ChoiceIn<G extends keyof Games> extends Omit<Choice, "action" | "facts"> {
  readonly action: Games[G]["action"];
  readonly facts: Games[G]["facts"];
}

interface Known<G extends keyof Games> {
  readonly fields: Games[G]["fields"];
  readonly derived: Games[G]["derived"];
  readonly choices: Readonly<Record<string, ChoiceIn<G>>>;
  readonly told: readonly Games[G]["event"][];
}

export function known<G extends keyof Games>(state: TableState): Known<G> {
  return state as unknown as Known<G>;
}

/** What is in a game's box: TypeScript takes the names in a JSON file for any string. */
export function boxed<Components>(components: unknown): Components {
  return components as Components;
}
