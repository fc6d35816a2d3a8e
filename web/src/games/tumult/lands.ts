/** The lands of a region, on a grid of 72. Their middle third stays quiet: a statue stands there. */
import { symbol } from "../../look/pieces/ink";

const INK = 'stroke="var(--land-k)"';

const tree = (x: number, y: number, size: number): string =>
  `<path d="M${x} ${y - 12 * size}c${4 * size} ${3 * size} ${6 * size} ${7 * size} ${4 * size} ${10 * size}q-${4 * size} ${2 * size}-${8 * size} 0c-${2 * size}-${3 * size} 0-${7 * size} ${4 * size}-${10 * size}z" fill="var(--leafage)" ${INK} stroke-width="1"/><path d="M${x} ${y - 3 * size}v${4.5 * size}" ${INK} stroke-width="1.4"/>`;
const tuft = (x: number, y: number): string =>
  `<path d="M${x - 3} ${y}q.5-3-1-5M${x} ${y}v-6M${x + 3} ${y}q-.5-3 1-5" stroke="var(--grass)" stroke-width="1.2" fill="none" stroke-linecap="round"/>`;
const house = (x: number, y: number, width: number, height: number, roof: string): string =>
  `<path d="M${x} ${y}v-${height}h${width}v${height}z" fill="#f4e6c6" ${INK} stroke-width="1.1"/><path d="M${x - 1.5} ${y - height}l${width / 2 + 1.5}-${height * 0.8} ${width / 2 + 1.5} ${height * 0.8}z" fill="${roof}" ${INK} stroke-width="1.1" stroke-linejoin="round"/><path d="M${x + width / 2 - 1.2} ${y}v-3.5h2.4v3.5z" fill="var(--land-k)"/>`;

const TREES: readonly (readonly [number, number, number])[] = [
  [10, 22, 1.3],
  [25, 17, 1.15],
  [47, 17, 1.2],
  [62, 23, 1.3],
  [8, 47, 1.25],
  [64, 48, 1.25],
  [13, 69, 1.25],
  [30, 71, 1.05],
  [47, 71, 1.1],
  [62, 70, 1.2],
];

const LANDS = {
  pasture: `<path d="M0 0h72v72H0z" fill="var(--pasture)"/><path d="M0 54q18-8 36-3t36-4v25H0z" fill="var(--pasture-2)"/>${tuft(12, 18)}${tuft(56, 14)}${tuft(62, 36)}${tuft(9, 44)}${tuft(16, 65)}${tuft(44, 66)}<g fill="#fbf7ec" stroke="var(--land-k)" stroke-width="1"><path d="M52 58c-3 0-3-5 0-5 1-3 7-3 8 0 4-1 4 5 0 5z"/></g><path d="M60.5 54.5l3.5 1-1 2.5-2.5-.5zM54 58v3M59 58v3" fill="#3a3531" stroke="var(--land-k)" stroke-width="1.1"/>`,
  forest: `<path d="M0 0h72v72H0z" fill="var(--forest)"/><path d="M0 0h72v20q-20 8-38 3T0 27z" fill="var(--forest-2)" opacity=".55"/>${TREES.map(([x, y, size]) => tree(x, y, size)).join("")}`,
  mountain: `<path d="M0 0h72v72H0z" fill="var(--mountain)"/><path d="M-2 44L16 12l14 22 8-14 10 16L58 22l18 30v24H-2z" fill="var(--mountain-2)" stroke="var(--land-k)" stroke-width="1.2" stroke-linejoin="round"/><path d="M16 12l-6.5 11.5 5 3 3-3.5 4.5 3.5 1-1.5zM58 22l-5 7.5 4 2.5 3.5-2.5 4 3 .5-1zM38 20l-4 7 3.5 2 3-2 2 2 .5-.8z" fill="#fbf7ec" stroke="var(--land-k)" stroke-width="1" stroke-linejoin="round"/><path d="M0 60q18-8 36-2t36-4v18H0z" fill="var(--mountain)"/><path d="M16 27l-5 12M58 34l5 10M38 30l2 8" stroke="var(--land-k)" stroke-width="1" opacity=".6"/>`,
  village: `<path d="M0 0h72v72H0z" fill="var(--village)"/><path d="M0 50q20-6 36-2t36-4v28H0z" fill="var(--village-2)"/>${house(6, 25, 12, 8, "#b5482f")}${house(24, 18, 10, 7, "#9a6a3a")}${house(54, 26, 12, 8, "#b5482f")}${house(41, 18, 9, 6.5, "#7c5a86")}${house(5, 65, 13, 9, "#9a6a3a")}${house(53, 66, 13, 9, "#b5482f")}`,
  palace: `<path d="M0 0h72v72H0z" fill="var(--palace)"/><path d="M0 56q20-6 36-2t36-4v22H0z" fill="var(--palace-2)"/><g stroke="var(--land-k)" stroke-width="1.1" stroke-linejoin="round"><path d="M6 30V15h9v15zM57 30V15h9v15zM15 30V20h42v10z" fill="#f4e6c6"/><path d="M4.5 15L10.5 4l6 11zM55.5 15l6-11 6 11z" fill="#3f6fae"/><path d="M26 20c0-13 20-13 20 0z" fill="var(--gilt)"/><path d="M36 7V2h5l-2 1.5 2 1.5h-5" fill="#a6251b"/></g><path d="M10.5 22v4M61.5 22v4M22 24v4M30 24v4M42 24v4M50 24v4" stroke="var(--land-k)" stroke-width="1.8" stroke-linecap="round"/>`,
};

export const lands = Object.entries(LANDS)
  .map(([name, body]) => symbol(`land-${name}`, body, "0 0 72 72"))
  .join("");
