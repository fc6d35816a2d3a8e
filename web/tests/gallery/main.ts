/** Recorded moments, drawn: `gallery.html?position=changers&language=de&theme=candlelight`. Not part of the build. */
import { mount } from "svelte";
import { speech } from "../../src/words/speech.svelte.ts";
import Gallery from "./Gallery.svelte";
import { moment } from "./moment.ts";
import "../../src/look/base.css";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "parchment";
speech.language = asked.get("language") === "de" ? "de" : "en";
document.documentElement.lang = speech.language;

const target = document.getElementById("app");
const desk = moment(asked.get("position") ?? "changers", speech.language);
if (target) mount(Gallery, { target, props: { desk } });
