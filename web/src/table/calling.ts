import { untrack } from "svelte";
import { settings } from "../house/settings.svelte.ts";
import { play } from "../house/sound.ts";
import { say } from "../words/speech.svelte.ts";
import { type Desk, isMine } from "./desk.ts";

let called: Desk | null = null; // whose reader was told that it is his turn

export const isCalled = (desk: Desk): boolean => desk.state.state === "playing" && isMine(desk);

/** The reader's turn is told by the title, a badge, a sound, and where he allows it a notification.
 *
 * Whether it is his turn is worked out outside: a badge is a call to the system, so other news must not renew it.
 */
export function calling(desk: Desk, isNow: boolean, title: string): () => void {
  document.title = isNow ? say("table-title-turn", { title }) : say("table-title", { title });
  badge(isNow);
  if (isNow && called !== desk) untrack(() => call(title));
  called = isNow ? desk : null;
  return () => badge(false);
}

function call(title: string): void {
  play("quill");
  if (!document.hidden || !settings.notify || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  void notify(say("table-your-turn"), { body: title, tag: "turn", data: location.href }).catch(() => {}); // forbidden since then
}

/** By the service worker, where there is one: browsers of phones let no page do it. */
async function notify(words: string, options: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(words, options);
  const notification = new Notification(words, options);
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

/** Installed apps have a badge; elsewhere there is none. */
function badge(isOn: boolean): void {
  if (!("setAppBadge" in navigator)) return;
  void (isOn ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => {});
}
