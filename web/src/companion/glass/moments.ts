/** Time as two clocks tell it: one that is never set but may stand while a device sleeps, and one that goes on. */
export interface Moment {
  readonly steady: number; // milliseconds of `performance.now`
  readonly wall: number; // milliseconds of `Date.now`
}

const SLEPT = 40; // milliseconds by which the clocks differ: one that is set right bit by bit differs by less in a minute

export const now = (): Moment => ({ steady: performance.now(), wall: Date.now() });

/** How many milliseconds went by, the time in which the device slept included. */
export function between(from: Moment, to: Moment): number {
  const steady = to.steady - from.steady;
  const wall = to.wall - from.wall;
  return wall - steady > SLEPT ? wall : steady;
}
