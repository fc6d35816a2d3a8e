import { apply, begin, type TableState } from "./apply.ts";
import { request } from "./http.ts";
import type { Past } from "./messages.ts";

/** A part of what was, entry by entry. */
export interface Stretch {
  readonly states: readonly TableState[];
  readonly hasEarlier: boolean; // whether the game had begun before
}

/** What the reader of a table saw last before an entry. */
export async function stretchBefore(table: string, number: number): Promise<Stretch> {
  const { messages, earlier } = await request("GET /api/tables/{table}/before/{number}", {
    table,
    number: String(number),
  });
  return { states: followed(messages), hasEarlier: earlier };
}

export function followed(messages: Past["messages"]): TableState[] {
  const states: TableState[] = [];
  for (const message of messages) {
    const last = states.at(-1);
    if (message.type === "snapshot") states.push(begin(message));
    else if (last !== undefined) states.push(apply(last, message));
  }
  return states;
}
