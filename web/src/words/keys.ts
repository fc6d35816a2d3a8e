// Written from en.ftl by `npm run keys`.

/** Every message of the client with the names of its arguments. */
export interface Messages {
  "app-name": never;
  "app-hall": never;
  "page-unknown": never;
  "connection-connecting": never;
  "connection-offline": never;
  "connection-waiting": never;
  "connection-stale": never;
  "connection-reload": never;
}
