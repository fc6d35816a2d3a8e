/** What a sheet over a table needs to show the rules: all of it comes when it is first opened. */
import Languages from "../house/Languages.svelte";
import Reference from "./Reference.svelte";
import { drawn, reference } from "./reference.ts";

export async function sheet(game: string) {
  const [rules, module] = await Promise.all([reference(game), drawn(game)]);
  return { rules, module, Reference, Languages };
}
