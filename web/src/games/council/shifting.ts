import type { AnimationConfig } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import { isStill } from "../../look/motion.ts";

/** A piece slides to its new place in a row. What is not shown has no size, so that nothing is scaled. */
export function shift(
  _: Element,
  { from, to }: { from: DOMRect; to: DOMRect },
  { duration }: { duration: number },
): AnimationConfig {
  const [x, y] = [from.left - to.left, from.top - to.top];
  return {
    duration: isStill() ? 0 : duration,
    easing: cubicOut,
    css: (_, left) => `transform: translate(${left * x}px, ${left * y}px)`,
  };
}
