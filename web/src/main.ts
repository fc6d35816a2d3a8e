import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { speech } from "./words/speech.svelte.ts";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no place for the app");
// The emblem stands where no page is drawn yet.
new MutationObserver(() => {
  const emblem = document.querySelector<HTMLElement>(".until-drawn");
  if (emblem) emblem.hidden = document.querySelector("main") !== null;
}).observe(target, { childList: true, subtree: true });
await speech.load();
setTimeout(() => mount(App, { target })); // apart from what is read until here, so that a slow phone answers in between

// Over plain HTTP browsers withhold it: then there is no first page without a network, and nothing else is missing.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  navigator.serviceWorker.register("/worker.js").catch(() => {}); // a browser may refuse all of them
}
