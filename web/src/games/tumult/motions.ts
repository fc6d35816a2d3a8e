/** What moves in its place. Whoever has just come, or wants no motion, sees things as they are. */
import { isStill } from "../../look/motion.ts";

const TURN = 180; // milliseconds
const DROP = 300;
const SHAKE = 380;

/** A tile is turned over. */
export function turn(tile: Element): void {
  if (!isStill()) tile.animate([{ scale: "0 1" }, { scale: "1 1" }], { duration: TURN });
}

/** A verdict falls. */
export function drop(seal: Element): void {
  if (isStill()) return;
  seal.animate([{ translate: "0 -22px", opacity: 0 }, { translate: "0 2px", offset: 0.7 }, { translate: "0 0" }], DROP);
}

/** Whoever is greediest trembles, once. */
export function shake(shield: Element): void {
  if (isStill()) return;
  const sway = [0, -5, 5, -4, 3, 0].map((x) => ({ translate: `${x}px 0` }));
  shield.animate(sway, SHAKE);
}
