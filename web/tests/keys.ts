/** `npm run keys` */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue, keys, WORDS } from "./catalogue.ts";

writeFileSync(join(WORDS, "keys.ts"), keys(catalogue("en")));
