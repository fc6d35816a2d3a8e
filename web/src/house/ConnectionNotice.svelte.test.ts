import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restoreSockets, TestSocket, useTestSockets } from "../../tests/sockets.ts";
import { Connection } from "../wire/connection.svelte.ts";
import { speech } from "../words/speech.svelte.ts";
import ConnectionNotice from "./ConnectionNotice.svelte";
import { answered, reach } from "./reach.svelte.ts";

let connection: Connection;

beforeEach(() => {
  useTestSockets();
  speech.speak("en");
  connection = new Connection({ greeting: () => ({ type: "watch-lobby" }), receive: () => {} });
  TestSocket.last.open().hear({ type: "lobby", tables: [] });
});
afterEach(() => {
  cleanup();
  connection.close();
  restoreSockets();
});

/** The line breaks off, and every try to get it back fails, for so long. */
function away(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  for (TestSocket.last.breakOff(); performance.now() < end; vi.advanceTimersByTime(100)) {
    flushSync();
    if (TestSocket.last.readyState === 0) TestSocket.last.breakOff();
  }
  flushSync();
}

function said(isPlaying: boolean): string {
  render(ConnectionNotice, { connection, isPlaying });
  return words();
}
const words = (): string => screen.getByRole("status").textContent?.trim() ?? "";

test("a short silence is not worth a word, and what is said of a long one stays from try to try", () => {
  expect(said(false)).toBe("");
  away(1_000);
  expect(words()).toBe("");
  const heard = Array.from({ length: 100 }, () => {
    away(100);
    return words();
  });
  const first = heard.findIndex((one) => one !== "");
  expect(new Set(heard.slice(first))).toEqual(new Set(["The server does not answer. We keep trying …"]));
});

test("where a game is played one move can be made, and it is told that it is kept", () => {
  said(true);
  away(5_000);
  expect([reach.isLost, reach.canMove]).toEqual([true, true]);
  connection.move({ type: "undo", seen: 4 });
  flushSync();
  expect(reach.canMove).toBe(false);
  expect(words()).toBe("Your move is kept. It is sent as soon as the server answers.");
});

test("elsewhere nothing can be asked for", () => {
  said(false);
  const button = document.body.appendChild(document.createElement("button"));
  const pressed = vi.fn();
  button.addEventListener("click", pressed);
  const stop = $effect.root(() => {
    $effect(() => answered(button) as () => void);
  });
  away(5_000);
  button.click();
  expect([reach.canMove, button.getAttribute("aria-disabled"), pressed.mock.calls.length]).toEqual([false, "true", 0]);
  stop();
  button.click();
  expect(pressed).toHaveBeenCalledOnce();
  button.remove();
});
