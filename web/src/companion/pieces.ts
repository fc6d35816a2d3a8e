/** The marks of the helpers that no game has. */
import { AZURE, all, DETAIL, filled, free, GILT, GULES, IVORY, LINE, PURPURE, VERT, WOOD } from "../look/pieces/ink.ts";

const BULBS = "M13 9c0 9 9 11 9 15s-9 6-9 15h22c0-9-9-11-9-15s9-6 9-15z";
const SAND = "M17 39c1-5 5-6 7-9 2 3 6 4 7 9zM18 15h12c-1 4-4 5-6 8-2-3-5-4-6-8z";

export const pieces = all(free, {
  "hourglass-icon": `<path d="${BULBS}" ${filled("#eef3f2")}/><path d="${SAND}" fill="#d9a441"/><path d="${BULBS}" ${LINE}/><path d="M9 4h30v5H9zM9 39h30v5H9z" ${filled(WOOD)}/>`,
  "spinner-icon": `<circle cx="24" cy="25" r="18" ${filled(GILT)}/><path d="M24 25V9a16 16 0 0 1 16 16z" fill="${AZURE}"/><path d="M24 25h16a16 16 0 0 1-16 16z" fill="${GULES}"/><path d="M24 25v16A16 16 0 0 1 8 25z" fill="${VERT}"/><path d="M24 25H8A16 16 0 0 1 24 9z" fill="${PURPURE}"/><circle cx="24" cy="25" r="16" ${DETAIL}/><path d="M24 9v32M8 25h32" ${DETAIL}/><circle cx="24" cy="25" r="4.5" ${filled(IVORY)}/><path d="M24 16l-5-9q5-8 10 0z" ${filled(GULES)}/>`,
  "sheet-icon": `<path d="M10 5h28v38H10z" ${filled(IVORY)}/><path d="M10 13h28M19 5v38M29 5v38M10 23h28M10 33h28" ${DETAIL}/>`,
});
