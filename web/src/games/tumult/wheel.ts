/** The spinner: parts as large as their shares, turned so that the one told stands beneath the pointer. */
export const LEAST = 2; // the number of the first part

export interface Part {
  readonly number: number;
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly degrees: number; // of its middle, from the top
}

const RADIUS = 196;
const NUMERAL = 124; // how far out it stands

const around = (turn: number, radius: number): readonly [number, number] => [
  Math.round(Math.sin(turn) * radius * 10) / 10,
  Math.round(-Math.cos(turn) * radius * 10) / 10,
];

export function partsOf(shares: readonly number[]): Part[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let from = 0;
  return shares.map((share, at) => {
    const to = from + (share / total) * 2 * Math.PI;
    const middle = (from + to) / 2;
    const [[x0, y0], [x1, y1], [x, y]] = [around(from, RADIUS), around(to, RADIUS), around(middle, NUMERAL)];
    const large = to - from > Math.PI ? 1 : 0;
    const path = `M0 0L${x0} ${y0}A${RADIUS} ${RADIUS} 0 ${large} 1 ${x1} ${y1}z`;
    from = to;
    return { number: at + LEAST, path, x, y, degrees: (middle * 180) / Math.PI };
  });
}

/** Studs of the rim, evenly around. */
export const studs = (count: number, radius: number): (readonly [number, number])[] =>
  Array.from({ length: count }, (_, at) => around((at / count) * 2 * Math.PI, radius));
