/** The castle: two towers, a keep behind, and the wall on which the leaf with one's loot is hung. Colours are classes. */
const BRICKS: readonly (readonly [number, number, number])[] = [
  [16, 108, 22],
  [84, 150, 22],
  [16, 238, 26],
  [78, 258, 28],
  [28, 256, 18],
  [528, 150, 22],
  [600, 108, 22],
  [536, 258, 26],
  [596, 238, 26],
  [598, 258, 20],
];

export const BRICK = BRICKS.map(([x, y, width]) => `M${x} ${y}h${width}v9h-${width}z`).join("");
export const KEEP = "M228 120V62h14v10h18V62h22v10h20V62h22v10h20V62h22v10h18V62h28v58z";
/** The top of a wall, eleven merlons wide: it begins and ends with one. */
export const MERLONS = `M.56 14V1${"h9.947v7h9.947v-7".repeat(10)}h9.947V14`;
export const WALL = `M96 280V108${"h17v13h17v-13".repeat(13)}h17V280z`;
export const TOWERS =
  "M8 280V96H0V72h18v10h17V72h20v10h17V72h20v10h16V72h12v24h-8v184zM520 280V96h-8V72h12v10h16V72h20v10h17V72h20v10h17V72h18v24h-8v184z";
export const ROOFS = "M262 62L320 16l58 46zM10 72L60 14l50 58zM530 72l50-58 50 58z";
export const POLES = "M320 16V2M60 14V2M580 14V2";
export const FLAGS = "M321 3h30l-8 6 8 6h-30zM61 3h28l-7 6 7 6H61zM581 3h28l-7 6 7 6h-28z";
export const DOORS =
  "M250 98v-9a6 6 0 0 1 12 0v9zM378 98v-9a6 6 0 0 1 12 0v9zM313 96V85a7 7 0 0 1 14 0v11zM50 136v-12a10 10 0 0 1 20 0v12zM570 136v-12a10 10 0 0 1 20 0v12z";
export const CLOTH = "M134 140h372v128q-46 10-93 0t-93 0-93 0-93 0z";
export const HEM = "M140 146h360v116q-45 9-90 0t-90 0-90 0-90 0z";
