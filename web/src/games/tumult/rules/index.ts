/** Tumult Royale, for the pages of its rules. */
import type { RulesModule } from "../../../rules/reference.ts";
import { lands } from "../lands.ts";
import { pieces } from "../pieces.ts";
import Contents from "./Contents.svelte";
import { tiles } from "./tiles.ts";

export const rules: RulesModule = { pieces: pieces + lands, extra: tiles, Contents };
