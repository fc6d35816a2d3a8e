/** Recorded moments, drawn: `gallery.html?game=court&position=changers&language=de&theme=candlelight`. Not part of the build. */
import { mount } from "svelte";
import { game as council } from "../../src/games/council/index.ts";
import type { CouncilTable } from "../../src/games/council/table.svelte.ts";
import { game as court } from "../../src/games/court/index.ts";
import type { CourtTable } from "../../src/games/court/table.svelte.ts";
import { game as tumult } from "../../src/games/tumult/index.ts";
import type { TumultTable } from "../../src/games/tumult/table.svelte.ts";
import { speech } from "../../src/words/speech.svelte.ts";
import Gallery from "./Gallery.svelte";
import { moment } from "./moment.ts";
import "../../src/look/base.css";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "parchment";
await speech.speak(asked.get("language") === "de" ? "de" : "en");
document.documentElement.lang = speech.language;

const target = document.getElementById("app");
const name = asked.get("game") ?? "court";
const desk = moment(asked.get("position") ?? "changers", speech.language, name);
if (target && name === "council") mount(Gallery<CouncilTable>, { target, props: { desk, name, game: council } });
else if (target && name === "tumult") mount(Gallery<TumultTable>, { target, props: { desk, name, game: tumult } });
else if (target) mount(Gallery<CourtTable>, { target, props: { desk, name, game: court } });
