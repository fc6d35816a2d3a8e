/** Crowns of the ranks, statues, goods and tiles. */
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
  STONE,
  symbol,
  VERT,
  WOOD,
} from "../../look/pieces/ink";
import { CHARGES, charge } from "../../look/pieces/players";

const statue = (seat: number): string =>
  free(
    `statue-${seat + 1}`,
    `<path d="M9 46h30v-4H9zM12 42h24V29H12z" ${filled(`var(--seat-${seat + 1})`)}/><path d="M14 29c-1.5-7 1-12.5 5-13.5h10c4 1 6.5 6.5 5 13.5z" ${filled(STONE)}/><path d="M19.5 15.5L24 22l4.5-6.5M18 22.5l1 6.5M30 22.5l-1 6.5" ${DETAIL}/><circle cx="24" cy="10.5" r="5.3" ${filled(STONE)}/><path d="M17.7 8.2L16 1.5l4.5 2.8L24 .3l3.5 4L32 1.5l-1.7 6.7z" ${filled(GILT)}/>${charge(seat, 15.5, 27.2, 0.355)}`,
  );

/** Still to come. */
const PLINTH = symbol(
  "statue-0",
  `<path d="M9 46h30v-4h-3V29h-2c1.5-7-1-12.5-5-13.5h-1c3-4 2-10-4-10.5-6 .5-7 6.5-4 10.5h-1c-4 1-6.5 6.5-5 13.5h-2v13H9z" fill="none" stroke="var(--line)" stroke-width="2.6" stroke-linejoin="round"/>`,
);

/** A cut-cornered square. Nothing on the back tells one from another. */
const CUT = "M7 3h34l4 4v34l-4 4H7l-4-4V7z";
const BACK = symbol(
  "tile-back",
  `<path d="${CUT}" fill="#6f2338" stroke="#2a2017" stroke-width="1.75"/><path d="M9.5 6.5h29l3 3v29l-3 3h-29l-3-3v-29z" fill="none" stroke="#e2bb5c" stroke-width="1.25"/><path d="M24 10a7.5 7.5 0 0 1 6.7 7.3A7.5 7.5 0 0 1 38 24a7.5 7.5 0 0 1-7.3 6.7A7.5 7.5 0 0 1 24 38a7.5 7.5 0 0 1-6.7-7.3A7.5 7.5 0 0 1 10 24a7.5 7.5 0 0 1 7.3-6.7A7.5 7.5 0 0 1 24 10z" fill="#8d3149" stroke="#e2bb5c" stroke-width="1.25"/><path d="M10.5 10.5l3 3M37.5 10.5l-3 3M10.5 37.5l3-3M37.5 37.5l-3-3" stroke="#e2bb5c" stroke-width="1.25" stroke-linecap="round"/><path d="M18.5 28l-1.2-8.5 4.2 3.3L24 17.5l2.5 5.3 4.2-3.3-1.2 8.5z" fill="#e2bb5c"/><path d="M18.5 30h11" stroke="#e2bb5c" stroke-width="1.5"/>`,
);
const FACES: readonly (readonly [good: string, ground: string, rule: string])[] = [
  ["bread", "#f6e3bd", "#9c5a12"],
  ["marble", "#e3e9ee", "#4f6c8c"],
  ["tools", "#ead9cd", "#6b4a3a"],
];
const face = ([good, ground, rule]: (typeof FACES)[number]): string =>
  symbol(
    `tile-${good}`,
    `<path d="${CUT}" fill="${ground}" stroke="#2a2017" stroke-width="1.75"/><path d="M9 6.2h30l2.8 2.8v30L39 41.8H9L6.2 39V9z" fill="none" stroke="${rule}" stroke-width="1.1" opacity=".7"/>`,
  );

const FREE = all(free, {
  "crown-1": `<path d="M8 36C2 28 6 19 14 19c4 0 7 3 10 9 3-6 6-9 10-9 8 0 12 9 6 17z" ${filled(GULES)}/><path d="M24 12c-4 5-5 15 0 24 5-9 4-19 0-24z" ${filled(GILT)}/><path d="M8 36C2 28 6 19 14 19c2 0 4 1 6 3M40 36c6-8 2-17-6-17-2 0-4 1-6 3" stroke="var(--k)" stroke-width="5.5" fill="none"/><path d="M8 36C2 28 6 19 14 19c2 0 4 1 6 3M40 36c6-8 2-17-6-17-2 0-4 1-6 3" stroke="var(--gilt)" stroke-width="2.6" fill="none"/><path d="M22.3 2h3.4v3h3v3.2h-3V12h-3.4V8.2h-3V5h3z" ${filled(GILT)}/><path d="M7 35h34v7H7z" ${filled(GILT)}/><path d="M12 38.5l3-2 3 2-3 2zM21 38.5l3-2 3 2-3 2zM30 38.5l3-2 3 2-3 2z" fill="${GULES}" stroke="var(--k)" stroke-width="1"/>`,
  supporter: `<path d="M8 44c0-10 6-15 16-15s16 5 16 15z" ${filled(VERT)}/><path d="M24 29v9" ${DETAIL}/><circle cx="24" cy="20" r="7.5" ${filled("var(--skin)")}/><path d="M13 17c0-6 5-9 11-9 4 0 7-3 10-5 1 5 2 9 1 14-6-2-16-2-22 0z" ${filled(GULES)}/>`,
  "crown-2": `<path d="M7 38V24c0-4 4-9 6-12 3 3 4 7 4 11 1-7 4-12 7-17 3 5 6 10 7 17 0-4 1-8 4-11 2 3 6 8 6 12v14z" ${filled(GILT)}/><path d="M7 33h34v7H7z" ${filled(AZURE)}/><path d="M12 36.5h4M22 36.5h4M32 36.5h4" stroke="var(--gilt-lit)" stroke-width="2.5" stroke-linecap="round"/>`,
  "crown-3": `<path d="M7 38L5 17l10 7 9-14 9 14 10-7-2 21z" ${filled(GILT)}/><path d="M7 33h34v7H7z" ${filled(VERT)}/><path d="M24 34.5l2.5 2-2.5 2-2.5-2z" fill="var(--gilt-lit)"/>`,
  "crown-4": `<path d="M9 38V20M16.5 34V16M24 34V14M31.5 34V16M39 38V20" ${broad(3.5)}/><circle cx="9" cy="17" r="3.5" ${filled(IVORY)}/><circle cx="16.5" cy="13.5" r="3.5" ${filled(IVORY)}/><circle cx="24" cy="11.5" r="3.5" ${filled(IVORY)}/><circle cx="31.5" cy="13.5" r="3.5" ${filled(IVORY)}/><circle cx="39" cy="17" r="3.5" ${filled(IVORY)}/><path d="M6 28h36v12H6z" ${filled(GILT)}/><path d="M6 34h36" ${DETAIL}/>`,
  mercy: `<path d="M6 25c6-3 10-2 13 1 3-10 10-16 21-18-1 5-3 8-6 10 3 0 6 0 9 1-4 7-10 11-17 12-1 5-4 9-10 11 2-4 2-7 1-10-4 0-8-3-11-7z" ${filled(IVORY)}/><circle cx="12" cy="25.5" r="1.2" fill="var(--k)"/><path d="M6 26l-4 1.5 4 1M20 26c5 1 9 0 13-4" ${DETAIL}/>`,
  tumult: `<path d="M9 45l6-21 5.5 1.5L14.5 46.5z" ${filled(WOOD)}/><path d="M12.5 19.5l11 3-1.5 5.5-11-3z" ${filled("#6b4a3a")}/><path d="M17 20.5c-6-4-6-11-1-17.5 1 4 5 5 5.5 9.5 1.5-1 2-2.5 1.5-5 4.5 5 4.5 12-.5 15z" ${filled(GULES)}/><path d="M17.5 19.5c-2-2-1.5-5 .5-7.5 .5 2.5 3 3 2.5 8z" fill="var(--gilt-lit)"/><path d="M27.5 7h3.5v10h2.8V4h3.4v13H40V7h3.5v12.5q0 5.5-6 6V46h-3.5V25.5q-6.5-.5-6.5-6z" ${filled(STONE)}/>`,
  "good-bread": `<path d="M5 28c0-10 8-17 19-17s19 7 19 17c0 6-4 9-9 9H14c-5 0-9-3-9-9z" ${filled("#d98f3c")}/><path d="M6 30c2 4 5 5 8 5h20c3 0 6-1 8-5-1 5-4 7-8 7H14c-4 0-7-2-8-7z" fill="#a8621f"/><path d="M13 22c1-4 4-6 6-7M22 22c1-4 4-6.5 6-7.5M31 22.5c1-3 3-5 5-6" stroke="#fff0cf" stroke-width="2.6" stroke-linecap="round" fill="none"/><path d="M5 28c0-10 8-17 19-17s19 7 19 17c0 6-4 9-9 9H14c-5 0-9-3-9-9z" ${LINE}/>`,
  "good-marble": `<path d="M6 17l13-8 23 5-13 9z" ${filled("#f6f6f4")}/><path d="M6 17l23 6v18L6 34z" ${filled("#d5dde6")}/><path d="M29 23l13-9v17L29 41z" ${filled("#9fb2c8")}/><path d="M10 22c4 3 3 6 8 7s4 4 7 7M18 20.5c1 3 4 3 6 5" stroke="#6f86a1" stroke-width="1.3" fill="none" stroke-linecap="round"/><path d="M19 14c4-1 8 2 12 0" stroke="#9fb2c8" stroke-width="1.3" fill="none"/>`,
  "good-tools": `<path d="M12 43L30 18l4 3-18 25z" transform="translate(0 -2)" ${filled("#9a6a3a")}/><path d="M20 13L26 5c6 0 11 4 15 10l4 2-3 5-5-2-4 5-13-9z" ${filled("#8b929b")}/><path d="M26 5c6 0 11 4 15 10" stroke="#fff" stroke-width="1.3" fill="none" opacity=".6" transform="translate(-1 2)"/><path d="M4 34l7-18 4 2-3 5 2 1-3 4 2 1-3 4 1.5 1.5L9 38z" ${filled("#c2c8cf")}/><path d="M4 34l5 4-2 6H3z" ${filled("#9a6a3a")}/>`,
});

export const pieces = CHARGES.map((_, seat) => statue(seat)).join("") + PLINTH + BACK + FACES.map(face).join("") + FREE;
