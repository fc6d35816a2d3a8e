import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draggable } from "./drag.ts";

const dropped = vi.fn();
const clicked = vi.fn();
let piece: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  piece = document.body.appendChild(document.createElement("button"));
  piece.setPointerCapture = () => {};
  piece.addEventListener("click", clicked);
  draggable(dropped)(piece);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.clearAllMocks();
  piece.remove();
});

function drag(far: number): void {
  const at = (type: string, x: number) =>
    piece.dispatchEvent(new MouseEvent(type, { clientX: x, clientY: 0, button: 0, bubbles: true }));
  at("pointerdown", 0);
  at("pointermove", far);
  at("pointerup", far);
}

test("the click with which a mouse lets a piece go is no press", () => {
  drag(40);
  piece.click();
  expect(dropped).toHaveBeenCalledExactlyOnceWith(40, 0);
  expect(clicked).not.toHaveBeenCalled();
});

test("a finger that lets a piece go clicks nothing, and its next press is one", () => {
  drag(40);
  vi.runAllTimers();
  piece.click();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test("a press that strays a little is a press", () => {
  drag(5);
  piece.click();
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(dropped).not.toHaveBeenCalled();
});
