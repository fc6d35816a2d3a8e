import { pathOf, type Route, routeOf } from "./route";

/** Where the browser is now. Links of the client are followed without loading the page anew. */
class Router {
  #path = $state.raw(location.pathname);
  #hash = $state.raw(location.hash);
  readonly route: Route = $derived(routeOf(this.#path, this.#hash));

  constructor() {
    addEventListener("popstate", () => this.#look());
  }

  go(route: Route): void {
    history.pushState(null, "", pathOf(route));
    this.#look();
  }

  /** Go on to where this address leads: back leads to where it was opened. */
  replace(route: Route): void {
    history.replaceState(null, "", pathOf(route));
    this.#look();
  }

  /** For clicks on links anywhere in the page. */
  readonly follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || !isPlain(event) || !isOurs(link)) return;
    event.preventDefault();
    this.go(routeOf(link.pathname, link.hash));
  };

  #look(): void {
    this.#path = location.pathname;
    this.#hash = location.hash;
  }
}

/** A click that asks for no new tab or window. */
function isPlain(event: MouseEvent): boolean {
  return (
    event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

function isOurs(link: HTMLAnchorElement): boolean {
  const leaves = link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin;
  return !leaves && !link.pathname.startsWith("/api/");
}

export const router = new Router();
