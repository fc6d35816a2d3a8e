import { me } from "../house/me.svelte.ts";
import { settings } from "../house/settings.svelte.ts";
import { router } from "../router.svelte.ts";
import { request } from "../wire/http.ts";
import type { GameIntroduction, PlannedSeat } from "../wire/messages.ts";

const SUITED = "easy"; // the bot that suits whoever plays for the first time
const COMPANY = 3; // seats at a table against bots

export function mySeat(): PlannedSeat {
  return { kind: "me", title: settings.title, colour: settings.colour };
}

/** Lords and ladies by turns. */
const botSeat = (at: number): PlannedSeat => ({ kind: "bot", bot: SUITED, title: at % 2 ? "feminine" : "masculine" });

/** A game that runs at once; for somebody who is new to it as it suits him. */
export async function againstBots(about: GameIntroduction, isNew: boolean, company = COMPANY): Promise<void> {
  await me.known(); // else two requests would make two guests of him
  const bots = Math.min(company, about.players.greatest) - 1;
  const seats = [mySeat(), ...Array.from({ length: bots }, (_, at) => botSeat(at))];
  const options = isNew ? about.first : {};
  const table = await request("POST /api/tables", { body: { game: about.game, seats, options, visibility: "link" } });
  await request("POST /api/tables/{table}/ready", { table: table.id, body: {} });
  router.go({ page: "table", table: table.id });
}

/** Takes a free seat, unless one is taken already. */
export async function sitDown(table: string): Promise<void> {
  const now = await request("GET /api/tables/{table}", { table });
  if (now.seat === null && now.table.seats.some(({ kind }) => kind === "open")) {
    await request("POST /api/tables/{table}/join", { table, body: { title: settings.title } });
  }
  router.go({ page: "table", table });
}
