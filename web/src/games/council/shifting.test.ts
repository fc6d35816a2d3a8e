import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closingUp, movingUp } from "./shifting.ts";

const frames: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
});
afterEach(() => {
  frames.length = 0;
  vi.unstubAllGlobals();
});

function piece(offsetLeft = 0) {
  return { offsetLeft, animate: vi.fn() };
}

const asElement = (one: unknown): HTMLElement => one as HTMLElement;

test("whoever moves up comes from the seat before, and whoever is new from nowhere", () => {
  const movesUp = movingUp(5, 320);
  const figure = piece();
  movesUp(0)(asElement(figure));
  expect(figure.animate).not.toHaveBeenCalled();
  movesUp(1)(asElement(figure));
  expect(figure.animate.mock.calls[0]?.[0]).toEqual({ translate: ["calc(-1 * (100% - 5px))", "0px"] });
});

test("a row closes up in the next frame, and not before", () => {
  const closesUp = closingUp();
  const [first, second] = [piece(0), piece(40)];
  const row = asElement({ children: [first, second] });
  closesUp([])(row);
  frames.pop()?.();
  second.offsetLeft = 10;
  closesUp([])(row);
  expect(second.animate).not.toHaveBeenCalled();
  frames.pop()?.();
  expect(first.animate).not.toHaveBeenCalled();
  expect(second.animate.mock.calls[0]?.[0]).toEqual({ translate: ["30px", "0px"] });
});
