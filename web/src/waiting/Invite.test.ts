import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speech } from "../words/speech.svelte.ts";
import Invite from "./Invite.svelte";

beforeEach(() => {
  vi.useRealTimers();
  speech.speak("en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function invited(links: string[], only_here: boolean, isFull = false): void {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ links, only_here })));
  render(Invite, { id: "7f3", code: "petamepo", isFull });
}

test("where all seats are taken nobody is invited to play, only to watch", () => {
  invited(["http://192.168.1.5:8000/t/7f3"], false, true);
  expect(screen.getByRole("heading").textContent).toBe("For onlookers");
  expect(screen.queryByRole("img")).toBeNull();
});

test("whoever invites by a link that only this machine can open is told so", async () => {
  invited(["http://127.0.0.1:8000/t/7f3"], true);
  expect(await screen.findByText(/only this machine can open the link/)).toBeTruthy();
});

test("a link that others can open needs no such word", async () => {
  invited(["http://192.168.1.5:8000/t/7f3"], false);
  await screen.findByText("http://192.168.1.5:8000/join/petamepo");
  expect(screen.queryByText(/only this machine/)).toBeNull();
});

test("the whole link is there to be marked by hand where a browser withholds the clipboard", async () => {
  invited(["http://192.168.1.5:8000/t/7f3"], false);
  await screen.findByText("http://192.168.1.5:8000/join/petamepo");
  vi.stubGlobal("navigator", { ...navigator, clipboard: undefined });
  await fireEvent.click(screen.getByText("Copy the link"));
  expect(await screen.findByText(/The link is marked/)).toBeTruthy();
  expect(String(getSelection())).toBe("http://192.168.1.5:8000/join/petamepo");
});
