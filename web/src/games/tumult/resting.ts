import { isStill } from "../../look/motion.ts";

export const RESTING = 1_800; // milliseconds: from then on the wheel hardly moves
const APPEAR = 300;

/** What the wheel tells is not seen before it rests. */
export function whenItRests(told: HTMLElement): void {
  if (!isStill())
    told.animate([{ opacity: 0 }, { opacity: 1 }], { duration: APPEAR, delay: RESTING, fill: "backwards" });
}
