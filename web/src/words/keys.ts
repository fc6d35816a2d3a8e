// Written from en.ftl by `npm run keys`.
import type { Argument } from "./sentence.ts";

/** Every message of the client with its arguments; null where it has none. */
export interface Messages {
  "app-name": null;
  "app-settings": null;
  "app-hall": null;
  "page-unknown": null;
  "connection-connecting": null;
  "connection-offline": null;
  "connection-waiting": { seconds: Argument };
}
