import type { Desk } from "../../src/table/desk.ts";
import { begin } from "../../src/wire/apply.ts";
import type { AnyAction, Refusal, Snapshot } from "../../src/wire/messages.ts";
import { type Language, Words } from "../../src/words/words.ts";

const POSITIONS = import.meta.glob<Snapshot>("../positions/*.json", { eager: true, import: "default" });
const CATALOGUES = import.meta.glob<string>(["../../../src/regalia/*.ftl", "../../../src/regalia/games/*/*.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The recorded moments of a game. */
export function momentsOf(game: string): string[] {
  const start = `../positions/${game}-`;
  const paths = Object.keys(POSITIONS).filter((path) => path.startsWith(start));
  return paths.map((path) => path.slice(start.length, -".json".length));
}

/** What was asked for at a recorded table, instead of being sent. */
export interface Asked {
  readonly acted: (readonly AnyAction[])[];
  readonly asked: AnyAction[];
  readonly replied: (Refusal | null)[];
  readonly supposed: (readonly AnyAction[])[]; // what was to come before each that was asked about
}

/** A recorded moment as a desk to sit at. */
export function moment(name: string, language: Language, game = "court"): Desk & Asked {
  const found = POSITIONS[`../positions/${game}-${name}.json`];
  if (!found) throw new Error(`there is no position ${name}`);
  const state = begin(structuredClone(found)); // some tests change what they were given
  const spoken = Object.entries(CATALOGUES).filter(([path]) => isSpoken(path, language, game));
  const words = new Words(
    language,
    spoken.map(([, text]) => text),
  );
  const names = state.seats.map((seat, at) => (at === state.seat ? words.format("name-you") : seat.name));
  const acted: (readonly AnyAction[])[] = [];
  const [asked, supposed, replied]: [AnyAction[], (readonly AnyAction[])[], (Refusal | null)[]] = [[], [], []];
  return {
    state,
    words,
    company: { names, titles: state.seats.map(({ title }) => title), reader: state.seat },
    isAsking: false,
    knownAt: performance.now(),
    latency: 42,
    act: async (actions) => acted.push(actions) > 0,
    ask: (action, after = []) => void [asked.push(action), supposed.push(after)],
    slip: null,
    reply: (refusal) => void replied.push(refusal),
    forget: () => {},
    acted,
    asked,
    supposed,
    replied,
  };
}

/** Whether a catalogue is that of all games, or of this one. */
function isSpoken(path: string, language: Language, game: string): boolean {
  return path.endsWith(`/regalia/${language}.ftl`) || path.endsWith(`/${game}/${language}.ftl`);
}
