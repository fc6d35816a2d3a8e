/** Marks of the interface: drawn with a broad nib, in the colour of the text. */
import { all, symbol } from "./ink";

const NIB = 'fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"';
const SOLID = 'fill="currentColor" stroke="currentColor" stroke-width="3" stroke-linejoin="round"';

export const marks = all(symbol, {
  "ui-undo": `<path d="M10 20h20a9 9 0 0 1 0 18H16M18 10L9 20l9 10" ${NIB}/>`,
  "ui-again": `<path d="M38 24a14 14 0 1 1-4.5-10.3" ${NIB}/><path d="M41 6l-1.5 11.5L29 14z" fill="currentColor"/>`,
  "ui-log": `<path d="M12 6h22a4 4 0 0 1 4 4v32H14a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4M18 15h13M18 22h13M18 29h8" ${NIB}/>`,
  "ui-rules": `<path d="M24 12C18 7 12 7 5 8v30c7-1 13-1 19 4 6-5 12-5 19-4V8c-7-1-13-1-19 4zM24 12v30" ${NIB}/>`,
  "ui-why": `<path d="M16 17c0-6 4-9 8.5-9S33 11 33 16c0 7-9 7-9 14M24 39v.5" ${NIB}/>`,
  "ui-gear": `<path d="M20.3 10L20.6 4.3L27.4 4.3L27.7 10L31.3 11.5L35.5 7.7L40.3 12.5L36.5 16.7L38 20.3L43.7 20.6L43.7 27.4L38 27.7L36.5 31.3L40.3 35.5L35.5 40.3L31.3 36.5L27.7 38L27.4 43.7L20.6 43.7L20.3 38L16.7 36.5L12.5 40.3L7.7 35.5L11.5 31.3L10 27.7L4.3 27.4L4.3 20.6L10 20.3L11.5 16.7L7.7 12.5L12.5 7.7L16.7 11.5z" ${NIB}/><circle cx="24" cy="24" r="5.5" ${NIB}/>`,
  "ui-check": `<path d="M9 25l10 10L39 12" ${NIB}/>`,
  "ui-right": `<path d="M17 9l15 15-15 15" ${NIB}/>`,
  "ui-down": `<path d="M9 17l15 15 15-15" ${NIB}/>`,
  "ui-x": `<path d="M12 12l24 24M36 12L12 36" ${NIB}/>`,
  "ui-sound": `<path d="M7 18v12h8l11 9V9L15 18zM33 17c4 4 4 10 0 14M38 11c8 8 8 18 0 26" ${NIB}/>`,
  "ui-moon": `<path d="M36 29A16 16 0 0 1 19 10a15 15 0 1 0 17 19z" ${NIB}/>`,
  "ui-arrow": `<path d="M6 24h34M29 12l12 12-12 12" ${NIB}/>`,
  "ui-left": `<path d="M31 9L16 24l15 15" ${NIB}/>`,
  "ui-play": `<path d="M15 9l22 15-22 15z" ${SOLID}/>`,
  "ui-pause": `<path d="M15 10v28M33 10v28" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round"/>`,
  "ui-first": `<path d="M12 10v28" ${NIB}/><path d="M37 9L19 24l18 15z" ${SOLID}/>`,
  "ui-last": `<path d="M36 10v28" ${NIB}/><path d="M11 9l18 15-18 15z" ${SOLID}/>`,
  "ui-link": `<path d="M20 28l8-8M17 23l-5 5a7.5 7.5 0 0 0 10.6 10.6l5-5M31 25l5-5A7.5 7.5 0 0 0 25.4 9.4l-5 5" ${NIB}/>`,
  "ui-copy": `<path d="M17 17h22v24H17zM31 17V7H9v24h8" ${NIB}/>`,
  "ui-plus": `<path d="M24 10v28M10 24h28" ${NIB}/>`,
  "ui-minus": `<path d="M10 24h28" ${NIB}/>`,
  "ui-eye": `<path d="M4 24c10-16 30-16 40 0-10 16-30 16-40 0z" ${NIB}/><circle cx="24" cy="24" r="5.5" fill="currentColor"/>`,
  "ui-people": `<path d="M8 40c0-9 4-13 10-13s10 4 10 13M30 27c6 0 10 4 10 13" ${NIB}/><circle cx="18" cy="16" r="7" ${NIB}/><path d="M30 9a7 7 0 0 1 0 14" ${NIB}/>`,
  "ui-search": `<circle cx="21" cy="21" r="12" ${NIB}/><path d="M30 30l11 11" ${NIB}/>`,
  "ui-clock": `<path d="M12 6h24M12 42h24M15 6c0 10 9 12 9 18s-9 8-9 18M33 6c0 10-9 12-9 18s9 8 9 18M20 37c1-3 3-4 4-6 1 2 3 3 4 6" ${NIB}/>`,
  "ui-bot": `<path d="M12 18h24v18H12zM24 18V9M20 9h8M19 26v2M29 26v2M19 32h10" ${NIB}/>`,
});
