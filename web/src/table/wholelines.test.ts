import { afterEach, expect, test, vi } from "vitest";
import { wholeLines } from "./wholelines.ts";

afterEach(() => vi.unstubAllGlobals());

/** A list whose lines lie where they are said to, within what begins at 100 and is seen from there on. */
function seen(...tops: number[]): HTMLElement {
  const scroll = at(document.createElement("div"), 100);
  const list = scroll.appendChild(document.createElement("ol"));
  for (const top of tops) list.append(at(document.createElement("li"), top));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(readonly changed: () => void) {}
      observe(one: Element): void {
        if (one === list) this.changed();
      }
    },
  );
  wholeLines(scroll);
  return list;
}

function at<Kind extends HTMLElement>(one: Kind, top: number): Kind {
  one.getBoundingClientRect = () => new DOMRect(0, top);
  return one;
}

test("where the edge would cut through a line the list moves up to the next one", () => {
  expect(seen(40, 80, 130, 160).style.translate).toBe("0 -30px");
});

test("a list that is seen from its beginning stays where it is", () => {
  expect(seen(110, 140).style.translate).toBe("0 0px");
});

test("a line that is higher than all the room stays where it is", () => {
  expect(seen(0, 40).style.translate).toBe("0 0px");
});
