/** Faces of tax tiles, on a grid of 48: how wide each good is and where their middles lie, by the number of the tile. */
export type Face = readonly [width: number, ...middles: (readonly [x: number, y: number])[]];

/** Above a small numeral. */
const LARGE: readonly Face[] = [
  [27, [24, 20]],
  [18, [16, 19], [32, 19]],
  [16.5, [24, 13.5], [15, 25], [33, 25]],
];
/** Around a numeral that can be read where the tile is small. */
const BRIEF: readonly Face[] = [
  [27, [19.5, 18.5]],
  [20, [14, 14.5], [34, 14.5]],
  [18, [14, 13.5], [33.5, 13.5], [13.5, 32.5]],
];

export function faceOf(value: number, isBrief: boolean): Face {
  const faces = isBrief ? BRIEF : LARGE;
  return faces[Math.min(value, faces.length) - 1] ?? [0];
}
