/** To Court the King, for the pages of its rules. */
import type { RulesModule } from "../../../rules/reference.ts";
import { pieces } from "../pieces.ts";
import Contents from "./Contents.svelte";
import Here from "./Here.svelte";

export const rules: RulesModule = { pieces, extra: "", Contents, Here };
