import { expect, test, vi } from "vitest";
import { movingUp } from "./shifting.ts";

test("whoever moves up comes from the seat before, and whoever is new from nowhere", () => {
  const movesUp = movingUp(5, 320);
  const animate = vi.fn();
  const figure = { animate } as unknown as Element;
  movesUp(0)(figure);
  expect(animate).not.toHaveBeenCalled();
  movesUp(1)(figure);
  expect(animate.mock.calls[0]?.[0]).toEqual({ translate: ["calc(-1 * (100% - 5px))", "0px"] });
});
