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
  "table-story": never;
  "table-earlier": "count";
  "table-bot": never;
  "table-goods-of": "name";
  "table-not-now": never;
  "table-undo": never;
  "court-display": never;
  "court-all-cards": "count";
  "court-only": never;
  "court-pips-or-more": never;
  "court-owned": never;
  "court-none-left": never;
  "court-can-take": never;
  "court-payable": never;
  "court-percent": "percent";
  "court-odds": "percent";
  "court-dice-of-turn": never;
  "court-active": never;
  "court-aside": never;
  "court-in-hand": never;
  "court-dice": "count";
  "court-pips": "pips";
  "court-die": "face" | "pile";
  "court-sets-aside": never;
  "court-becomes": "face";
  "court-yours": never;
  "court-theirs": "name";
  "court-usable": "count" | "ready";
  "court-each-once": never;
  "court-no-cards": never;
  "court-status": "status";
  "court-first-roll": never;
  "court-tap-die": never;
  "court-tap-lit": never;
  "court-takeable": "count";
  "court-all-aside": never;
  "court-roll": "count";
  "court-throw": never;
  "court-enough": never;
  "court-not": "card";
  "court-no-card": never;
  "court-end-turn": never;
}
