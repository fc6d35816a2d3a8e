import type { FromServer } from "./messages.ts";

const TYPES: Record<FromServer["type"], true> = {
  snapshot: true,
  entry: true,
  spectators: true,
  "up-to-date": true,
  acknowledged: true,
  refused: true,
  reason: true,
  pong: true,
  lobby: true,
};

/** A frame as a message; null if it is none that this client knows: then the server is newer than the page. */
export function parse(frame: unknown): FromServer | null {
  const value: unknown = typeof frame === "string" ? read(frame) : null;
  return isMessage(value) ? value : null;
}

function isMessage(value: unknown): value is FromServer {
  return typeof value === "object" && value !== null && "type" in value && Object.hasOwn(TYPES, String(value.type));
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
