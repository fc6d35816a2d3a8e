/** The hand that all pieces are drawn with: a grid of 48, one ink line, flat tinctures. No style attributes: the page's
 * content policy forbids them, so what is not a plain attribute is a class of `pieces.css`. */

/** The markup of a family's symbols, by the name of the piece. */
export type Drawings = Readonly<Record<string, string>>;

export const GILT = "var(--gilt)";
export const IVORY = "var(--ivory)";
export const STONE = "var(--stone)";
export const WOOD = "#9a6a3a";
export const GULES = "#a6251b";
export const AZURE = "#2a66ab";
export const VERT = "#2f7d55";
export const PURPURE = "#6b3a84";

const PEN = 'stroke="var(--k)" stroke-linecap="round" stroke-linejoin="round"';
export const LINE = `fill="none" ${PEN} stroke-width="var(--kw, 1.75)"`;
export const DETAIL = `fill="none" ${PEN} stroke-width="1.25"`;
export const broad = (width: number): string => `fill="none" ${PEN} stroke-width="${width}"`;
export const filled = (tincture: string): string => `fill="${tincture}" ${PEN} stroke-width="var(--kw, 1.75)"`;

export const symbol = (name: string, body: string, box = "0 0 48 48"): string =>
  `<symbol id="${name}" viewBox="${box}">${body}</symbol>`;

/** A piece that stands free. By candlelight it is drawn once more beneath itself with a broad light stroke, which shows
 * as a rim: a stroke costs next to nothing, a filter a surface for each piece. */
export const free = (name: string, body: string): string =>
  `<symbol id="${name}" viewBox="0 0 48 48" overflow="visible"><use href="#${name}-body" class="rim"/><g id="${name}-body">${body}</g></symbol>`;

export const all = (draw: (name: string, body: string) => string, drawings: Drawings): string =>
  Object.entries(drawings)
    .map(([name, body]) => draw(name, body))
    .join("");
