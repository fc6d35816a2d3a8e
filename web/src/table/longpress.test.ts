import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { longpress } from "./longpress.ts";

let said: string[];
let piece: HTMLElement;
let detach: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  document.body.innerHTML = '<div><main class="board"><button>a die</button></main></div>';
  piece = document.querySelector("button") as HTMLElement;
  piece.onclick = () => said.push("pressed");
  detach = longpress(() => said.push("asks"))(document.querySelector("div") as HTMLElement) as () => void;
});
afterEach(() => {
  detach();
  vi.useRealTimers();
});

const down = (): boolean =>
  piece.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, isPrimary: true, clientX: 5, clientY: 5 }));
const move = (clientX: number): boolean =>
  piece.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, clientX, clientY: 5 }));

test("a long press asks about the piece, and then presses it for the answer", () => {
  down();
  vi.advanceTimersByTime(500);
  expect(said).toEqual(["asks", "pressed"]);
});

test("a finger that lifts in time asks nothing", () => {
  down();
  vi.advanceTimersByTime(400);
  piece.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  vi.advanceTimersByTime(500);
  expect(said).toEqual([]);
});

test("a die that is dragged is not asked about; a finger that trembles is", () => {
  down();
  move(60);
  vi.advanceTimersByTime(500);
  expect(said).toEqual([]);
  down();
  move(8);
  vi.advanceTimersByTime(500);
  expect(said).toEqual(["asks", "pressed"]);
});
