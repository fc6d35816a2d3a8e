import { vi } from "vitest";
import type { FromPlayer, FromServer } from "../src/wire/messages.ts";

/** A web socket whose other end is the test. */
export class TestSocket {
  static readonly OPEN = 1;
  static all: TestSocket[] = [];

  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #sent: FromPlayer[] = [];

  constructor() {
    TestSocket.all.push(this);
  }

  static get last(): TestSocket {
    const last = TestSocket.all.at(-1);
    if (last === undefined) throw new Error("no socket was opened");
    return last;
  }

  /** What was sent over it, apart from pings. */
  get sent(): FromPlayer[] {
    return this.#sent.filter((message) => message.type !== "ping");
  }

  get pings(): string[] {
    return this.#sent.filter((message) => message.type === "ping").map((message) => message.id);
  }

  send(text: string): void {
    this.#sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  open(): this {
    this.readyState = TestSocket.OPEN;
    this.onopen?.();
    return this;
  }

  hear(message: FromServer | { type: "news" }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breakOff(): void {
    this.close();
    this.onclose?.();
  }
}

/** Sockets are test sockets, and time passes when the test says so. */
export function useTestSockets(): void {
  TestSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", TestSocket);
}

export function restoreSockets(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
