/** The court: twenty emblems, an attribute each, and the start figure. */
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
  STONE,
  VERT,
  WOOD,
} from "../../look/pieces/ink";

const EARS: readonly (readonly [number, number, number])[] = [
  [24, 7, 0],
  [24, 14, 0],
  [14, 13, -24],
  [11, 20, -24],
  [34, 13, 24],
  [37, 20, 24],
  [19, 10, -12],
  [29, 10, 12],
  [18, 18, -14],
  [30, 18, 14],
];
const ear = ([x, y, turn]: readonly [number, number, number]): string =>
  `<path d="M${x} ${y - 5}c3 2.5 3 7 0 9.5-3-2.5-3-7 0-9.5z" transform="rotate(${turn} ${x} ${y})" ${filled(GILT)}/>`;

export const pieces = all(free, {
  "court-fool": `<path d="M24 9C14 8 7 14 5 29c3-5 8-7 12-5l-2 11h9z" ${filled(GULES)}/><path d="M24 9c10-1 17 5 19 20-3-5-8-7-12-5l2 11h-9z" ${filled(GILT)}/><path d="M24 4c6 8 7 18 4 31h-8c-3-13-2-23 4-31z" ${filled(AZURE)}/><path d="M11 34h26l4 7-6-1-4 5-4-4-3 5-3-5-4 4-4-5-6 1z" ${filled(IVORY)}/><circle cx="5" cy="30" r="3.2" ${filled(GILT)}/><circle cx="43" cy="30" r="3.2" ${filled(GULES)}/><circle cx="24" cy="4.5" r="3" ${filled(GILT)}/>`,
  "court-charlatan": `<path d="M7 15c6-4 12-3 17 0 5-3 11-4 17 0 1 11-2 20-8 20-4 0-6-3-9-3s-5 3-9 3c-6 0-9-9-8-20z" ${filled(GULES)}/><path d="M24 15c5-3 11-4 17 0 1 11-2 20-8 20-4 0-6-3-9-3z" ${filled(IVORY)}/><path d="M12 21.5c3-2.5 7-2 8.5 1-2.5 2.5-7 2.5-8.5-1z" ${filled(IVORY)}/><path d="M36 21.5c-3-2.5-7-2-8.5 1 2.5 2.5 7 2.5 8.5-1z" ${filled(GULES)}/><path d="M7 15C4 12 4 9 5 6M41 15c3-3 3-6 2-9M24 15V7" ${LINE}/><circle cx="24" cy="6.5" r="2.5" ${filled(GILT)}/>`,
  "court-farmer": `<path d="M24 44V20M24 44c-2-8-6-14-10-18M24 44c2-8 6-14 10-18" ${LINE}/><path d="M17 33h14v4H17z" ${filled(GULES)}/>${EARS.map(ear).join("")}`,
  "court-serving_maid": `<path d="M18 8h13l-1.5 7c5 4 7.5 9 7.5 14 0 8-4.5 13-12.5 13S12 37 12 29c0-5 2.5-10 7.5-14z" ${filled(AZURE)}/><path d="M31 8l6-2-4 7" ${filled(AZURE)}/><path d="M19.5 15h10" ${LINE}/><path d="M12.5 27C4 27 4 15 18 17" ${LINE}/><path d="M13 31c8 3 15 3 23.5 0" stroke="var(--gilt)" stroke-width="3" fill="none"/><path d="M13 29.3c8 3 15 3 23.5 0M13 32.8c8 3 15 3 23 0" ${DETAIL}/>`,
  "court-philosopher": `<path d="M24 8c8 0 13 4 13 10v12c0 8-5.5 13-13 13S11 38 11 30V18c0-6 5-10 13-10z" ${filled(WOOD)}/><path d="M11 16L9 5l8 5M37 16l2-11-8 5" ${filled(WOOD)}/><circle cx="18" cy="19" r="6" ${filled(IVORY)}/><circle cx="30" cy="19" r="6" ${filled(IVORY)}/><circle cx="18" cy="19" r="2.3" fill="var(--k)"/><circle cx="30" cy="19" r="2.3" fill="var(--k)"/><path d="M24 21l-2.5 4.5h5z" ${filled(GILT)}/><path d="M18 31l2 2 2-2 2 2 2-2 2 2 2-2M20 36l2 2 2-2 2 2 2-2" ${DETAIL}/>`,
  "court-laborer": `<path d="M10 41L33 13l3.5 3L14 44z" ${filled(WOOD)}/><path d="M22 8c8-3 16 0 21 10-6-4-10-4-15 0z" ${filled(STONE)}/><path d="M38 41L15 13l-3.5 3L34 44z" ${filled(WOOD)}/><path d="M5 18l10-10 6 6-10 10z" ${filled(STONE)}/>`,
  "court-guard": `<path d="M22.5 12h3v33h-3z" ${filled(WOOD)}/><path d="M24 2l4 10h-8z" ${filled(STONE)}/><path d="M26 14c4-1 9-4 13-5-2 7-2 12 0 18-4-1-9-4-13-5z" ${filled(STONE)}/><path d="M22 15l-11 3.5L22 22z" ${filled(STONE)}/><path d="M20 25h8l-1 5 3 2-12 0 3-2z" ${filled(GULES)}/>`,
  "court-hunter": `<path d="M12 5c18 4 27 13 31 31" ${broad(5)}/><path d="M12 5c18 4 27 13 31 31" stroke="${WOOD}" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M12 5L8 40l35-4" ${DETAIL}/><path d="M8 40L33 15" ${LINE}/><path d="M38 10l-9 3 6 6z" ${filled(STONE)}/><path d="M8 40l1-8 3-2 .5 5.5 5.5.5-2 3z" ${filled(GULES)}/>`,
  "court-astronomer": `<ellipse cx="24" cy="22" rx="17" ry="7" transform="rotate(-28 24 22)" ${LINE}/><circle cx="24" cy="22" r="16" ${LINE}/><ellipse cx="24" cy="22" rx="6.5" ry="16" ${DETAIL}/><ellipse cx="24" cy="22" rx="17" ry="7" transform="rotate(-28 24 22)" fill="none" stroke="var(--gilt)" stroke-width="2.4"/><ellipse cx="24" cy="22" rx="18.6" ry="8.6" transform="rotate(-28 24 22)" ${DETAIL}/><circle cx="24" cy="22" r="5" ${filled(GILT)}/><path d="M24 38v4M15 45c2-4 16-4 18 0z" ${filled(WOOD)}/>`,
  "court-merchant": `<path d="M24 6v34M9 13h30" ${LINE}/><circle cx="24" cy="7" r="3" ${filled(GILT)}/><path d="M9 13L4 28M9 13l5 15M39 13l-5 15M39 13l5 15" ${DETAIL}/><path d="M3 28h12c0 8-12 8-12 0zM33 28h12c0 8-12 8-12 0z" ${filled(GILT)}/><path d="M15 44c2-5 16-5 18 0z" ${filled(WOOD)}/>`,
  "court-noblewoman": `<path d="M24 23c-2-6 2-12 0-12s-2 0 0 0z" ${DETAIL}/>${[0, 72, 144, 216, 288].map((a) => `<path d="M24 22c-6-2-9-7-6.5-11.5 2-3.5 4.5-3 6.5-1 2-2 4.5-2.5 6.5 1C33 15 30 20 24 22z" transform="rotate(${a} 24 22)" ${filled("#e08fa8")}/>`).join("")}${[0, 72, 144, 216, 288].map((a) => `<path d="M24 22c-3-1.5-3.5-4-2-6 .8-1 1.5-.6 2 0 .5-.6 1.2-1 2 0 1.5 2 1 4.5-2 6z" transform="rotate(${a + 36} 24 22)" ${filled(GULES)}/>`).join("")}<circle cx="24" cy="22" r="3.5" ${filled(GILT)}/><path d="M24 37v9M24 43c4 0 7-2 8-5-4 0-7 1-8 5zM24 43c-4 0-7-2-8-5 4 0 7 1 8 5z" ${filled(VERT)}/>`,
  "court-pawnbroker": `<path d="M24 4v8M12 18c0-6 24-6 24 0" ${LINE}/><path d="M12 18v4M36 18v4M24 12v14" ${LINE}/><circle cx="12" cy="28" r="6.5" ${filled(GILT)}/><circle cx="36" cy="28" r="6.5" ${filled(GILT)}/><circle cx="24" cy="35" r="7.5" ${filled(GILT)}/><path d="M9 26c.5-1.5 1.5-2 3-2.2M33 26c.5-1.5 1.5-2 3-2.2M20.5 32.5c.6-1.6 1.9-2.3 3.5-2.5" stroke="var(--gilt-lit)" stroke-width="1.75" fill="none" stroke-linecap="round"/>`,
  "court-knight": `<path d="M12 40V22C12 12 17 8 24 8s12 4 12 14v18l-6 4H18z" ${filled(STONE)}/><path d="M24 8v36" ${DETAIL}/><path d="M11 21h26v6H11z" ${filled(STONE)}/><path d="M14 24h8M26 24h8" stroke="var(--k)" stroke-width="2.4" stroke-linecap="round"/><path d="M17 32v1M20.5 32v1M17 36.5v1M20.5 36.5v1M27.5 32v1M31 32v1M27.5 36.5v1M31 36.5v1" ${LINE}/><path d="M24 8c0-5 6-6 11-3 5 3 7 9 5 15-2-5-4-8-7-9-2-2-5-3-9-3z" ${filled(GULES)}/>`,
  "court-magician": `<path d="M9 42L30 17l3 2.6L12 45z" ${filled("#3a3531")}/><path d="M27.5 20l3-3.5 3 2.6-3 3.4z" ${filled(GILT)}/><path d="M36 3l2.2 6.3 6.6.2-5.2 4.1 1.9 6.4L36 16.3 30.5 20l1.9-6.4-5.2-4.1 6.6-.2z" ${filled(GILT)}/><path d="M12 8l1.2 3.3 3.3 1.2-3.3 1.2L12 17l-1.2-3.3-3.3-1.2 3.3-1.2zM37 30l1.3 3.7L42 35l-3.7 1.3L37 40l-1.3-3.7L32 35l3.7-1.3z" ${filled(AZURE)}/>`,
  "court-alchemist": `<path d="M19 5h10M20.5 5v13L8.5 38c-1.5 3 0 6 3.5 6h24c3.5 0 5-3 3.5-6l-12-20V5" ${filled(IVORY)}/><path d="M14.5 29h19l5 8.5c1.5 3 .5 5.5-2.5 5.5H12c-3 0-4-2.5-2.5-5.5z" fill="${PURPURE}"/><path d="M20.5 5v13L8.5 38c-1.5 3 0 6 3.5 6h24c3.5 0 5-3 3.5-6l-12-20V5M18 5h12" ${LINE}/><circle cx="20" cy="36" r="2.5" fill="#fff" opacity=".75"/><circle cx="27" cy="33" r="1.7" fill="#fff" opacity=".75"/><circle cx="30" cy="39" r="2" fill="#fff" opacity=".75"/><path d="M14.5 29h19" ${DETAIL}/>`,
  "court-bishop": `<path d="M11 35C7 24 15 12 24 4c9 8 17 20 13 31z" ${filled(IVORY)}/><path d="M24 4v31M21 9.5l3 3 3-3" ${DETAIL}/><path d="M24 14v14M18 20h12" stroke="var(--gilt)" stroke-width="4.5" /><path d="M21.7 14h4.6v3.7h3.7v4.6h-3.7V28h-4.6v-5.7H18v-4.6h3.7z" ${filled(GILT)}/><path d="M10 34c8-2.5 20-2.5 28 0v6c-8-2.5-20-2.5-28 0z" ${filled(GULES)}/><circle cx="17" cy="36.3" r="1.3" fill="var(--gilt-lit)"/><circle cx="24" cy="35.8" r="1.3" fill="var(--gilt-lit)"/><circle cx="31" cy="36.3" r="1.3" fill="var(--gilt-lit)"/><path d="M14 40l-2 6M34 40l2 6" ${LINE}/>`,
  "court-nobleman": `<circle cx="24" cy="30" r="13" ${broad(7)}/><circle cx="24" cy="30" r="13" fill="none" stroke="var(--gilt)" stroke-width="3.8"/><path d="M15 6h18l5 7-14 12L10 13z" ${filled(AZURE)}/><path d="M10 13h28M15 6l4.5 7L24 6l4.5 7L33 6M19.5 13L24 25l4.5-12" ${DETAIL}/>`,
  "court-general": `<path d="M9 6l26 29M39 6L13 35" ${broad(6)}/><path d="M9 6l26 29M39 6L13 35" stroke="var(--stone)" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M29.5 38l9-8.5M18.5 38l-9-8.5" ${broad(5)}/><path d="M29.5 38l9-8.5M18.5 38l-9-8.5" stroke="var(--gilt)" stroke-width="2.2" fill="none" stroke-linecap="round"/><circle cx="39.5" cy="40.5" r="3.3" ${filled(GULES)}/><circle cx="8.5" cy="40.5" r="3.3" ${filled(GULES)}/><path d="M36 36l2 2.5M12 36l-2 2.5" ${LINE}/>`,
  "court-queen": `<path d="M7 36L4 15l11 9 4-14 5 13 5-13 4 14 11-9-3 21z" ${filled(GILT)}/><circle cx="4" cy="14" r="2.6" ${filled(IVORY)}/><circle cx="19" cy="9" r="2.6" ${filled(IVORY)}/><circle cx="29" cy="9" r="2.6" ${filled(IVORY)}/><circle cx="44" cy="14" r="2.6" ${filled(IVORY)}/><path d="M7 36h34v6H7z" ${filled(PURPURE)}/><circle cx="15" cy="39" r="1.5" fill="var(--ivory)"/><circle cx="24" cy="39" r="1.5" fill="var(--ivory)"/><circle cx="33" cy="39" r="1.5" fill="var(--ivory)"/><path d="M24 27l2.5 3-2.5 3-2.5-3z" ${filled(PURPURE)}/>`,
  "court-king": `<path d="M8 36C2 28 6 19 14 19c4 0 7 3 10 9 3-6 6-9 10-9 8 0 12 9 6 17z" ${filled(GULES)}/><path d="M24 12c-4 5-5 15 0 24 5-9 4-19 0-24z" ${filled(GILT)}/><path d="M8 36C2 28 6 19 14 19c2 0 4 1 6 3M40 36c6-8 2-17-6-17-2 0-4 1-6 3" stroke="var(--k)" stroke-width="5.5" fill="none"/><path d="M8 36C2 28 6 19 14 19c2 0 4 1 6 3M40 36c6-8 2-17-6-17-2 0-4 1-6 3" stroke="var(--gilt)" stroke-width="2.6" fill="none"/><path d="M22.3 2h3.4v3h3v3.2h-3V12h-3.4V8.2h-3V5h3z" ${filled(GILT)}/><path d="M7 35h34v7H7z" ${filled(GILT)}/><path d="M12 38.5l3-2 3 2-3 2zM21 38.5l3-2 3 2-3 2zM30 38.5l3-2 3 2-3 2z" fill="${GULES}" stroke="var(--k)" stroke-width="1"/>`,
  start: `<path d="M12 44h24l-3-6H15z" ${filled(WOOD)}/><path d="M18 38c-1-6 0-9 2-12-4 0-7 2-9 4-1-3 0-6 3-9 1-7 6-12 13-14l1-4 4 5c5 4 6 16 0 30z" ${filled(GILT)}/><circle cx="22.5" cy="17" r="1.5" fill="var(--k)"/><path d="M33 13c3 8 2 16-2 24M14 24l3-1" ${DETAIL}/>`,
});
