import type { Attachment } from "svelte/attachments";
import type { Connection } from "../wire/connection.svelte.ts";

/** What a page whose server is out of reach knows of it. */
interface Lost {
  readonly connection: Pick<Connection, "hasMove">;
  readonly isPlaying: boolean; // whether there are moves to be made
}

/** Whether the server is out of reach: then of all that it has to answer only one move can be made, which waits. */
class Reach {
  #lost = $state.raw<Lost | null>(null);

  get isLost(): boolean {
    return this.#lost !== null;
  }

  /** Whether a move can be made: sent at once, or as the one that is sent when the server is back. */
  get canMove(): boolean {
    return this.#lost === null || (this.#lost.isPlaying && !this.#lost.connection.hasMove);
  }

  /** Until the function that it returns is called. */
  lose(lost: Lost): () => void {
    this.#lost = lost;
    return () => {
      this.#lost = null;
    };
  }
}

export const reach = new Reach();

/** It cannot be pressed as long as something holds. */
export function offWhile(isOff: () => boolean): Attachment<Element> {
  return (element) => {
    if (!isOff()) return;
    element.setAttribute("aria-disabled", "true");
    element.addEventListener("click", ignore, { capture: true });
    return () => {
      element.removeAttribute("aria-disabled");
      element.removeEventListener("click", ignore, { capture: true });
    };
  };
}

/** What the server has to answer at once cannot be pressed while it is out of reach. */
export const answered = offWhile(() => reach.isLost);

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
