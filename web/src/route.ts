/** The addresses of the client, and the page that each shows. */
export type Route =
  | { page: "hall" }
  | { page: "table"; table: string }
  | { page: "join"; code: string }
  | { page: "learn"; game: string; at: string } // at a step; empty for where the reader was
  | { page: "rules"; game: string; at: string } // at a ruling or a part; empty for the beginning
  | { page: "settings" }
  | { page: "companion"; tab: string }
  | { page: "return" }
  | { page: "unknown"; path: string };

/** What an address shows. Only rules and lessons look at the part of it behind `#`. */
export function routeOf(path: string, hash = ""): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (rest.length === 0) {
    if (first === "") return { page: "hall" };
    if (first === "t" && second) return { page: "table", table: second };
    if (first === "join" && second) return { page: "join", code: second };
    if (first === "learn" && second) return { page: "learn", game: second, at: decoded(hash.slice(1)) };
    if (first === "rules" && second) return { page: "rules", game: second, at: decoded(hash.slice(1)) };
    if (first === "settings" && !second) return { page: "settings" };
    if (first === "companion") return { page: "companion", tab: second };
    if (first === "return" && !second) return { page: "return" };
  }
  return { page: "unknown", path };
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case "hall":
      return "/";
    case "table":
      return `/t/${encodeURIComponent(route.table)}`;
    case "join":
      return `/join/${encodeURIComponent(route.code)}`;
    case "learn":
      return `/learn/${encodeURIComponent(route.game)}${behind(route.at)}`;
    case "rules":
      return `/rules/${encodeURIComponent(route.game)}${behind(route.at)}`;
    case "settings":
      return "/settings";
    case "companion":
      return route.tab ? `/companion/${encodeURIComponent(route.tab)}` : "/companion";
    case "return":
      return "/return";
    case "unknown":
      return route.path;
  }
}

const behind = (at: string): string => at && `#${encodeURIComponent(at)}`;

/** A part of an address as it was meant; one that means nothing stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
