import { router } from "../router.svelte.ts";
import type { Bar, Offer } from "../table/desk.ts";
import type { Seat } from "../wire/messages.ts";
import { say, speech } from "../words/speech.svelte.ts";
import type { Seating } from "./seating.svelte.ts";

/** What the bar says while a table waits: the one red thing brings the game nearer. */
export function barOf(seating: Seating): Bar {
  const { mine, free, seats, taken } = seating;
  const line = say("wait-seats", { seats: seats.filter(({ kind }) => kind !== "nobody").length, taken });
  if (mine !== null) {
    return { sentence: sentenceOf(seating), line, offers: [leave(seating), ...host(seating), ...begin(seating)] };
  }
  return free.length > 0
    ? { sentence: say("wait-guest"), line, offers: [sit(seating)] }
    : { sentence: say("wait-full"), line, offers: [hall()] };
}

function sentenceOf(seating: Seating): string {
  const { mine, free, people, missing } = seating;
  if (free.length > 0) return whileFree(seating);
  if (mine?.ready) return say("wait-ready", { names: together(missing), count: missing.length });
  if (people.length === 1) return say("wait-alone");
  return missing.length === 1 ? say("wait-last") : say("wait-all-here");
}

/** Their names, as people say several. */
function together(seats: readonly Seat[]): string {
  return new Intl.ListFormat(speech.language).format(seats.map(({ name }) => name));
}

function whileFree({ isHost, taken, people }: Seating): string {
  if (!isHost) return say("wait-host", { host: people.find(({ host }) => host)?.name ?? "" });
  return taken > 1 ? say("wait-or-begin", { count: taken }) : say("wait-people");
}

function sit(seating: Seating): Offer {
  return { id: "sit", label: say("hall-sit"), tone: "go", press: () => void seating.sit(null) };
}

function hall(): Offer {
  return {
    id: "hall",
    label: say("app-hall"),
    tone: "plain",
    needs: "nothing",
    press: () => router.go({ page: "hall" }),
  };
}

function leave(seating: Seating): Offer {
  const press = async (): Promise<void> => {
    if (await seating.leave()) router.go({ page: "hall" });
  };
  return { id: "leave", label: say("wait-leave"), mark: "ui-left", tone: "quiet", press };
}

function host(seating: Seating): Offer[] {
  const [seat] = seating.free;
  if (!seating.isHost || seat === undefined) return [];
  const press = (): void => void seating.assign(seat, { kind: "bot" });
  return [{ id: "bot", label: say("wait-bot"), mark: "ui-bot", tone: "plain", press }];
}

function begin(seating: Seating): Offer[] {
  const { mine, isHost, free, taken, missing } = seating;
  if (mine?.ready)
    return [{ id: "unready", label: say("wait-not-ready"), tone: "plain", press: () => seating.ready(false) }];
  if (free.length === 0) {
    const label = missing.length === 1 ? say("wait-begin") : say("wait-say-ready");
    return [{ id: "ready", label, tone: "go", press: () => seating.ready(true) }];
  }
  if (!isHost || taken < 2)
    return [{ id: "ready", label: say("wait-say-ready"), tone: "plain", press: () => seating.ready(true) }];
  return [{ id: "begin", label: say("wait-begin-with", { count: taken }), tone: "go", press: () => seating.begin() }];
}
