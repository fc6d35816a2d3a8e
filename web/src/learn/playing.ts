import { mySeat } from "../hall/opening.ts";
import { router } from "../router.svelte.ts";
import { request } from "../wire/http.ts";
import type { GameDescription } from "../wire/messages.ts";

/** A real game against a bot that suits beginners, with whoever helps at the table. */
export async function playForReal({ game, players }: GameDescription): Promise<void> {
  const bots = Array.from({ length: players.least - 1 }, () => ({ kind: "bot" as const, bot: "easy" }));
  const body = { game, seats: [mySeat(), ...bots], visibility: "link" as const };
  const table = await request("POST /api/tables", { body });
  await request("POST /api/tables/{table}/ready", { table: table.id, body: {} });
  router.go({ page: "table", table: table.id });
}
