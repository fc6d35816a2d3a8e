/** The pictures of games: a miniature for the hall, an emblem for lists, and the table from above. */
type Kind = "miniature" | "emblem" | "table";

const FILES = import.meta.glob<string>("../games/*/{miniature,emblem,table}.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

export function picture(game: string, kind: Kind): string | undefined {
  return FILES[`../games/${game}/${kind}.svg`];
}
