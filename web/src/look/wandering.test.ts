import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wandering } from "./wandering.ts";

const frames: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
  vi.stubGlobal("cancelAnimationFrame", (at: number) => frames.splice(at - 1, 1));
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
});
afterEach(() => {
  frames.length = 0;
  vi.unstubAllGlobals();
});

interface Piece {
  readonly name: string;
  readonly offsetLeft: number;
  readonly offsetWidth?: number;
}

/** A row of so many pixels, and what each piece in it is told to do. */
function row(pieces: readonly Piece[], offsetWidth = 300) {
  const place = document.createElement("div");
  Object.defineProperty(place, "offsetWidth", { value: offsetWidth });
  const moves = pieces.map(({ name, offsetLeft, offsetWidth: width = 40 }) => {
    const piece = document.createElement("i");
    piece.dataset.wanders = name;
    const lie = { offsetLeft, offsetTop: 0, offsetWidth: width, offsetParent: place };
    for (const [key, value] of Object.entries(lie)) Object.defineProperty(piece, key, { value });
    piece.animate = vi.fn();
    place.append(piece);
    return vi.mocked(piece.animate).mock.calls;
  });
  return { place, moves };
}

function draw(): void {
  for (const frame of frames.splice(0)) frame();
}

test("a piece goes from where it lay, whoever draws it now, with the next frame and not before", () => {
  const wander = wandering();
  wander(
    row([
      { name: "1", offsetLeft: 0 },
      { name: "2", offsetLeft: 40 },
    ]).place,
  );
  draw();
  const { place, moves } = row([
    { name: "2", offsetLeft: 10 },
    { name: "1", offsetLeft: 0 },
  ]);
  wander(place);
  expect(moves[0]).toEqual([]);
  draw();
  expect(moves[0]?.[0]?.[0]).toEqual({ translate: ["30px 0px", "0px"] });
  expect(moves[1]).toEqual([]);
});

test("a piece that is drawn smaller elsewhere shrinks on its way", () => {
  const wander = wandering();
  wander(row([{ name: "1", offsetLeft: 0, offsetWidth: 60 }]).place);
  draw();
  const { place, moves } = row([{ name: "1", offsetLeft: 0, offsetWidth: 40 }]);
  wander(place);
  draw();
  expect(moves[0]?.[0]?.[0]).toMatchObject({ scale: [1.5, 1] });
});

test("where there is more room than before nothing went anywhere", () => {
  const wander = wandering();
  wander(row([{ name: "1", offsetLeft: 0 }]).place);
  draw();
  const { place, moves } = row([{ name: "1", offsetLeft: 50 }], 400);
  wander(place);
  draw();
  expect(moves[0]).toEqual([]);
});

test("of several changes before a frame the last one counts", () => {
  const wander = wandering();
  wander(row([{ name: "1", offsetLeft: 0 }]).place);
  draw();
  const late = row([{ name: "1", offsetLeft: 20 }]);
  wander(late.place)(); // broken off: something changed once more
  const { place, moves } = row([{ name: "1", offsetLeft: 50 }]);
  wander(place);
  draw();
  expect(late.moves[0]).toEqual([]);
  expect(moves[0]?.[0]?.[0]).toEqual({ translate: ["-50px 0px", "0px"] });
});
