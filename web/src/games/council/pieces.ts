/** The council: busts with the headgear and the badge of their family, merchants, and what everybody counts. */
import {
  AZURE,
  all,
  broad,
  DETAIL,
  filled,
  free,
  GILT,
  GULES,
  IVORY,
  LINE,
  PURPURE,
  symbol,
  WOOD,
} from "../../look/pieces/ink";
import { CHARGES, charge } from "../../look/pieces/players";

interface Family {
  readonly hat: (tincture: string) => string;
  readonly badge: string; // on the breast
  readonly ink: string; // of the badge
}

const FACE = `<path d="M18 21h12v6c0 4-2.5 7-6 7s-6-3-6-7z" ${filled("var(--skin)")}/><circle cx="21.3" cy="25.5" r=".95" fill="#2a2017"/><circle cx="26.7" cy="25.5" r=".95" fill="#2a2017"/><path d="M22.3 30.3q1.7 1 3.4 0" stroke="#2a2017" stroke-width="1" fill="none" stroke-linecap="round"/>`;
const robe = (tincture: string): string =>
  `<path d="M5 47c0-8 5-12 13-13.5 2 3.5 10 3.5 12 0C38 35 43 39 43 47z" ${filled(tincture)}/>`;

const FAMILIES: Readonly<Record<string, Family>> = {
  white: {
    hat: (tincture) =>
      `<path d="M14 34c-2-10-2-20 10-21 12 1 12 11 10 21-2-1-3-3-3.5-6 0-5-2.5-8-6.5-8s-6.5 3-6.5 8c-.5 3-1.5 5-3.5 6z" ${filled(tincture)}/><path d="M9 17C8 8 16 6 24 11 32 6 40 8 39 17c-5-4-10-4-15-1-5-3-10-3-15 1z" ${filled(tincture)}/>`,
    badge:
      "M24 36c2 2 2 4 .5 6h2.5v1.5h-6V42h2.5C22 40 22 38 24 36zM19 38c2 0 3 1.5 3 4-2 .5-3.5-1.5-3-4zM29 38c-2 0-3 1.5-3 4 2 .5 3.5-1.5 3-4z",
    ink: "#a6251b",
  },
  black: {
    hat: (tincture) =>
      `<path d="M11 20c-2-8 4-13 13-13s15 5 13 13c-4-2-22-2-26 0z" ${filled(tincture)}/><path d="M14 19.5h20v3H14z" ${filled(tincture)}/><path d="M33 10c3-5 7-6 10-5-1 4-4 7-8 8z" ${filled(GILT)}/>`,
    badge:
      "M24 35.5a2.8 2.8 0 0 1 1 5.4v.6h2v1.5h-2v1h1.5V45.5H25V47h-2v-6.1a2.8 2.8 0 0 1 1-5.4zM24 37.2a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2z",
    ink: "#f2d27a",
  },
  orange: {
    hat: (tincture) =>
      `<path d="M12 20c-3-9 4-15 12-15s15 6 12 15c-2 3-22 3-24 0z" ${filled(tincture)}/><path d="M12 18c6-7 12-9 22-9M14 21c6-6 12-8 22-7M20 6c4 2 10 8 12 15" ${DETAIL}/><path d="M24 4l3 4-3 4-3-4z" ${filled(GILT)}/>`,
    badge:
      "M24 35.5l1.3 2.7 2.9-.8-.9 2.9 2.7 1.3-2.7 1.3.9 2.9-2.9-.8-1.3 2.7-1.3-2.7-2.9.8.9-2.9-2.7-1.3 2.7-1.3-.9-2.9 2.9.8z",
    ink: "#2a2017",
  },
  purple: {
    hat: (tincture) =>
      `<path d="M12 35C10 20 13 7 24 5c11 2 14 15 12 30-3-1-4.5-3-5-6 0-6-2-10-7-10s-7 4-7 10c-.5 3-2 5-5 6z" ${filled(tincture)}/><path d="M24 5c5-4 11-3 12 2" ${LINE}/><path d="M21 38h6l-3 4z" ${filled(GILT)}/>`,
    badge:
      "M21.5 37a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM26.5 37a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM24 41a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
    ink: "#fbf7ec",
  },
  blue: {
    hat: (tincture) =>
      `<path d="M6 20.5c6-3 30-3 36 0-3 3-33 3-36 0z" ${filled(tincture)}/><path d="M14 19L16 4.5c5-2 11-2 16 0L34 19c-6-1.5-14-1.5-20 0z" ${filled(tincture)}/><path d="M14.6 14.5c6-1.5 13-1.5 18.8 0l.6 4.5c-6-1.5-14-1.5-20 0z" ${filled(GILT)}/>`,
    badge: "M24 35.5c2.5 3.5 4.3 5.6 4.3 7.3a4.3 4.3 0 0 1-8.6 0c0-1.7 1.8-3.8 4.3-7.3z",
    ink: "#16304d",
  },
  pink: {
    hat: (tincture) =>
      `<path d="M15 21L30 1l5.5 19c-5-3-15-3-20.5 1z" ${filled(tincture)}/><path d="M30 1c7 4 11 12 10 27" ${LINE}/><path d="M30 1c7 4 11 12 10 27-1-8-3-13-6-16z" fill="#fff" opacity=".75"/><path d="M15 21.5c5-4 15-4.5 20.5-1.5v3.5c-6-3-15-2.5-20.5 1.5z" ${filled(GILT)}/>`,
    badge:
      "M24 36.5c1.5-1.5 4-.5 3.8 1.7 2 .6 2 3.4 0 4 .2 2.2-2.3 3.2-3.8 1.7-1.5 1.5-4 .5-3.8-1.7-2-.6-2-3.4 0-4-.2-2.2 2.3-3.2 3.8-1.7z",
    ink: "#7d1d3f",
  },
};

function councillor(family: string, { hat, badge, ink }: Family): string {
  const tincture = `var(--c-${family})`;
  const mark = `<path d="${badge}" fill="${ink}" transform="translate(0 1)"/>`;
  return free(`councillor-${family}`, `${robe(tincture)}${FACE}${hat(tincture)}${mark}`);
}

const CLOAK = "M24 19c8 0 11 8 13 25H11c2-17 5-25 13-25z";
const HAT = "M14.5 11.5c3-7.5 16-7.5 19 0 1.5 1 1.5 2.5-1 2.5H15.5c-2.5 0-2.5-1.5-1-2.5z";

/** A merchant is a cloaked figure with the charge on the cloak; one of stone is nobody's. */
const merchant = (number: number, tincture: string, head: string, mark: string): string =>
  free(
    `merchant-${number}`,
    `<path d="${CLOAK}" ${filled(tincture)}/><circle cx="24" cy="13" r="6.5" ${filled(head)}/><path d="${HAT}" ${filled(tincture)}/>${mark}`,
  );

const merchants = CHARGES.map((_, seat) =>
  merchant(seat + 1, `var(--seat-${seat + 1})`, "var(--skin)", charge(seat, 12.5, 20.5, 0.48)),
).join("");

const FREE = all(free, {
  "councillor-joker": `<path d="M5 47c0-8 5-12 13-13.5 2 3.5 4 4 6 4V47z" ${filled("var(--c-orange)")}/><path d="M43 47c0-8-5-12-13-13.5-2 3.5-4 4-6 4V47z" ${filled("var(--c-blue)")}/>${FACE}<path d="M24 21H13c-3-1-6 1-7 4-2-6 0-13 6-15 1-2 6-4 12-4z" ${filled("var(--c-purple)")}/><path d="M24 21h11c3-1 6 1 7 4 2-6 0-13-6-15-1-2-6-4-12-4z" ${filled("var(--c-pink)")}/><path d="M14 20.5h20v3H14z" ${filled(GILT)}/><circle cx="6" cy="26" r="2.5" ${filled(GILT)}/><circle cx="42" cy="26" r="2.5" ${filled(GILT)}/><circle cx="24" cy="5.5" r="2.5" ${filled(GILT)}/><path d="M24 37.5l1.7 3.4 3.8.5-2.8 2.6.7 3H20.6l.7-3-2.8-2.6 3.8-.5z" fill="var(--gilt-lit)" stroke="#2a2017" stroke-width="1"/>`,
  "queen-figure": `<path d="M24 20c9 0 13 10 16 24H8c3-14 7-24 16-24z" ${filled(PURPURE)}/><path d="M18 44c1-10 3-16 6-16s5 6 6 16z" ${filled(GILT)}/><path d="M16 22c0-3 3-4 8-4s8 1 8 4c-2 3-14 3-16 0z" ${filled(IVORY)}/><circle cx="24" cy="14" r="6" ${filled("var(--skin)")}/><path d="M17 12L15 3l5 4 4-5 4 5 5-4-2 9c-3-2-11-2-14 0z" ${filled(GILT)}/>`,
  coin: `<circle cx="24" cy="24" r="18" ${filled(GILT)}/><circle cx="24" cy="24" r="13.5" ${DETAIL}/><path d="M16 29l-1.5-11 5.5 4.5L24 15l4 7.5 5.5-4.5L32 29z" fill="var(--gilt-lit)" stroke="#2a2017" stroke-width="1.5" stroke-linejoin="round"/><path d="M16 32.5h16" stroke="#2a2017" stroke-width="2"/>`,
  servant: `<path d="M8 44c0-11 6-16 16-16s16 5 16 16z" ${filled("#c9a877")}/><path d="M18 44l-1-13 7 4 7-4-1 13z" ${filled(IVORY)}/><circle cx="24" cy="19" r="7.5" ${filled("var(--skin)")}/><path d="M14 18C13 9 18 6 24 6s11 3 10 12c-4-4-16-4-20 0z" ${filled(IVORY)}/>`,
  card: `<path d="M14 6h20q4 0 4 4v28q0 4-4 4H14q-4 0-4-4V10q0-4 4-4z" ${filled(AZURE)}/><path d="M15 11h18v26H15z" fill="none" stroke="var(--gilt-lit)" stroke-width="1.5"/><path d="M24 15l5 9-5 9-5-9z" fill="var(--gilt-lit)"/>`,
  point: `<path d="M24 5l5 5.5 7.3-1.4.9 7.4 6.7 3.2-3.6 6.5 2.6 7-7.3 1.5-2.5 7-6.6-3.4L20 43.7l-5.5-5-7.4.6-.4-7.4L1 27.2l4.3-6.1L3.6 14l7.1-2L14 5.3l6.8 2.9z" transform="translate(1.5 -.5) scale(.95)" ${filled(GULES)}/><circle cx="24" cy="24" r="9.5" fill="var(--gilt-lit)" stroke="#2a2017" stroke-width="1.25"/>`,
  nobility: `<path d="M24 4c5 5 7 10 3.5 18h1.5c0-6 4-10 9-9 5 1 6 7 2 10 0-3-3-4-5-2-2 2-3 5-3.5 8h2.5v4h-3.5c.5 4 2.5 7 5.5 9H12c3-2 5-5 5.5-9H14v-4h2.5c-.5-3-1.5-6-3.5-8-2-2-5-1-5 2-4-3-3-9 2-10 5-1 9 3 9 9h1.5C17 14 19 9 24 4z" ${filled(GILT)}/>`,
  action: `<path d="M11 41L27 20" ${broad(6)}/><path d="M11 41L27 20" stroke="${WOOD}" stroke-width="2.8" stroke-linecap="round"/><path d="M24 17l8 7" ${broad(5)}/><path d="M24 17l8 7" stroke="var(--gilt)" stroke-width="2.2"/><circle cx="34" cy="13" r="8" ${filled(AZURE)}/><path d="M26.5 11.5c5 2 10 2 15 0M34 5v-3M32 2.5h4" ${DETAIL}/><circle cx="10" cy="42" r="3" ${filled(GILT)}/>`,
  "permit-icon": `<path d="M12 5h24l3 3v29H9V8z" ${filled(IVORY)}/><path d="M15 14h18M15 20h18M15 26h12" ${DETAIL}/><circle cx="33" cy="35" r="6.5" ${filled(GULES)}/><path d="M30.5 35l2 2 3.5-4" stroke="#fff" stroke-width="1.5" fill="none"/>`,
  "royal-crown": `<path d="M7 36L4 15l11 9 4-14 5 13 5-13 4 14 11-9-3 21z" ${filled(GILT)}/><circle cx="4" cy="14" r="2.6" ${filled(IVORY)}/><circle cx="19" cy="9" r="2.6" ${filled(IVORY)}/><circle cx="29" cy="9" r="2.6" ${filled(IVORY)}/><circle cx="44" cy="14" r="2.6" ${filled(IVORY)}/><path d="M7 36h34v6H7z" ${filled(PURPURE)}/><circle cx="15" cy="39" r="1.5" fill="var(--ivory)"/><circle cx="24" cy="39" r="1.5" fill="var(--ivory)"/><circle cx="33" cy="39" r="1.5" fill="var(--ivory)"/><path d="M24 27l2.5 3-2.5 3-2.5-3z" ${filled(PURPURE)}/>`,
});

const EDGE = 'stroke="#2a2017" stroke-width="1.75" stroke-linejoin="round"';

const FLAT = all(symbol, {
  "four-metals": `<g ${EDGE}><circle cx="16" cy="16" r="11" fill="var(--m-gold)"/><circle cx="32" cy="16" r="11" fill="var(--m-silver)"/><path d="M11.5 22h9l6.5 6.5v9L20.5 44h-9L5 37.5v-9z" fill="var(--m-bronze)"/><path d="M22 23h20v20H22z" fill="var(--m-iron)"/></g>`,
  "three-regions": `<g ${EDGE}><path d="M4 8h14v32H4z" fill="#a9c3c9"/><path d="M18 8h13v32H18z" fill="#c9cf9a"/><path d="M31 8h13v32H31z" fill="#cfc3b2"/><path d="M6 18q2.5-3 5 0t5 0M6 28q2.5-3 5 0t5 0M20 30q4.5-8 9 0M33 30l4.5-9 4.5 9" fill="none"/></g>`,
});

export const pieces =
  Object.entries(FAMILIES)
    .map(([family, drawn]) => councillor(family, drawn))
    .join("") +
  merchants +
  merchant(0, "var(--stone)", "var(--stone)", "") +
  FREE +
  FLAT;
