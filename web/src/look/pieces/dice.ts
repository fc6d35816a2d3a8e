/** Dice: ivory, a thick foot, round pips; the one is a red star. */
import { symbol } from "./ink";

const BODY = "M5 10.5Q5 5 10.5 5h27Q43 5 43 10.5v27q0 5.5-5.5 5.5h-27Q5 43 5 37.5z";
const FOOT = "M5.9 37q0 5.1 5.1 5.1h26q5.1 0 5.1-5.1v-3.5q0 4.6-5.1 4.6H11q-5.1 0-5.1-4.6z";
const STAR =
  "M24 15.5l2.6 4.1 4.6-1.4-1.2 4.7 4.2 2.4-4.2 2.4 1.2 4.7-4.6-1.4L24 35.1l-2.6-4.1-4.6 1.4 1.2-4.7-4.2-2.4 4.2-2.4-1.2-4.7 4.6 1.4z";
const GOLD_STAR = "M24 11l3 8.5 9 .3-7.2 5.5 2.6 8.7L24 28.9l-7.4 5.1 2.6-8.7L12 19.8l9-.3z";

const SPOTS: readonly (readonly [number, number])[][] = [
  [],
  [
    [15, 15],
    [33, 33],
  ],
  [
    [14, 14],
    [24, 24],
    [34, 34],
  ],
  [
    [15, 15],
    [33, 15],
    [15, 33],
    [33, 33],
  ],
  [
    [14, 14],
    [34, 14],
    [24, 24],
    [14, 34],
    [34, 34],
  ],
  [
    [15, 13],
    [33, 13],
    [15, 24],
    [33, 24],
    [15, 35],
    [33, 35],
  ],
];

/** A small lozenge-rose, as a scribe would dot an i: at 16 px it reads as a dot. */
function pip([x, low]: readonly [number, number]): string {
  const y = low - 1;
  const arc = (cx: number, cy: number, ex: number, ey: number): string => `Q${x + cx} ${y + cy} ${x + ex} ${y + ey}`;
  const [out, near] = [4.6, 3.9];
  return `<path d="M${x} ${y - out}${arc(near, -near, out, 0)}${arc(near, near, 0, out)}${arc(-near, near, -out, 0)}${arc(-near, -near, 0, -out)}z" fill="var(--pip)"/>`;
}

const shape = (tint: string, width: number): string =>
  `<path d="${BODY}" fill="${tint}" stroke="#2a2017" stroke-width="${width}"/>`;

function die(spots: readonly (readonly [number, number])[], index: number): string {
  const marks =
    index === 0 ? `<path d="${STAR}" transform="translate(0 -1.2)" fill="#a6251b"/>` : spots.map(pip).join("");
  const light = '<path d="M9 12.5Q9 9 12.5 9" fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round"/>';
  return symbol(`die-${index + 1}`, `${shape("var(--ivory)", 1.75)}<path d="${FOOT}" fill="#d8c49a"/>${light}${marks}`);
}

const ANY = symbol(
  "die-any",
  `${shape("var(--ivory)", 1.75)}<path d="${GOLD_STAR}" fill="#b98a1f" stroke="#2a2017" stroke-width="1.25" stroke-linejoin="round"/>`,
);

/** A die whose face does not matter, in the tint of its group. */
const BLANK = symbol(
  "die-blank",
  `${shape("var(--c, var(--ivory))", 2.5)}<circle cx="24" cy="24" r="6" fill="#2a2017"/>`,
);

export const dice = SPOTS.map(die).join("") + ANY + BLANK;
