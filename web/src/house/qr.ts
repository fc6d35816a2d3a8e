/** QR codes of bytes with the least correction, in the sizes that hold their data in one block: see ISO/IEC 18004. */
interface Size {
  readonly version: number;
  readonly data: number; // bytes
  readonly correction: number; // bytes
}

const SIZES: readonly Size[] = [
  { version: 3, data: 55, correction: 15 },
  { version: 4, data: 80, correction: 20 },
  { version: 5, data: 108, correction: 26 },
];
const HEAD = 2; // bytes that say what follows, and how much
const FORMAT = 0b01010; // the least correction, and the mask by which every third column is turned over
const FIELD = 285; // the polynomial of the field of 256 elements
const FORMAT_CODE = 0x537;
const FORMAT_MASK = 0x5412;

type Grid = (boolean | null)[][]; // by rows; null is not drawn yet

/** Rows of dark and light; null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const size = SIZES.find(({ data }) => bytes.length + HEAD <= data);
  if (size === undefined) return null;
  const width = 17 + 4 * size.version;
  const grid: Grid = Array.from({ length: width }, () => Array<boolean | null>(width).fill(null));
  drawPatterns(grid, width);
  drawFormat(grid, width);
  drawData(grid, width, withCorrection(padded(bytes, size.data), size.correction));
  return grid.map((row) => row.map((dark) => dark === true));
}

/** The text as bytes: what it is and how long, half a byte out of step, filled up. */
function padded(bytes: readonly number[], room: number): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const code = Array.from(
    { length: nibbles.length / 2 },
    (_, at) => (nth(nibbles, at * 2) << 4) | nth(nibbles, at * 2 + 1),
  );
  for (let pad = 236; code.length < room; pad = pad === 236 ? 17 : 236) code.push(pad);
  return code;
}

const nth = (list: readonly number[], place: number): number => list[place] ?? 0;

const POWERS = powers();

/** Of two, in the field. */
function powers(): number[] {
  const found = [1];
  while (found.length < 255) {
    const next = nth(found, found.length - 1) << 1;
    found.push(next & 256 ? next ^ FIELD : next);
  }
  return found;
}

function product(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  return nth(POWERS, (POWERS.indexOf(one) + POWERS.indexOf(other)) % 255);
}

/** Data, and after it what is left when it is divided by the generator: that mends what a camera misreads. */
function withCorrection(data: readonly number[], count: number): number[] {
  const generator = generatorOf(count);
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at += 1) {
    const lead = nth(rest, at);
    generator.forEach((factor, place) => {
      rest[at + place] = nth(rest, at + place) ^ product(factor, lead);
    });
  }
  return [...data, ...rest.slice(data.length)];
}

function generatorOf(count: number): number[] {
  let polynomial = [1];
  for (let at = 0; at < count; at += 1) {
    const before = polynomial;
    polynomial = [...before, 0].map((factor, place) => factor ^ product(nth(before, place - 1), nth(POWERS, at)));
  }
  return polynomial;
}

function set(grid: Grid, row: number, column: number, dark: boolean): void {
  const line = grid[row];
  if (line && column in line) line[column] = dark;
}

function drawPatterns(grid: Grid, width: number): void {
  for (const [row, column] of [
    [3, 3],
    [3, width - 4],
    [width - 4, 3],
  ] as const)
    drawSquares(grid, row, column, 4, (away) => away !== 2 && away < 4);
  drawSquares(grid, width - 7, width - 7, 2, (away) => away !== 1);
  for (let at = 8; at < width - 8; at += 1) {
    set(grid, 6, at, at % 2 === 0);
    set(grid, at, 6, at % 2 === 0);
  }
}

/** Squares within squares around a middle. */
function drawSquares(grid: Grid, row: number, column: number, reach: number, isDark: (away: number) => boolean): void {
  for (let down = -reach; down <= reach; down += 1)
    for (let right = -reach; right <= reach; right += 1)
      set(grid, row + down, column + right, isDark(Math.max(Math.abs(down), Math.abs(right))));
}

function formatBits(): number {
  let rest = FORMAT << 10;
  for (let bit = 14; bit >= 10; bit -= 1) if ((rest >> bit) & 1) rest ^= FORMAT_CODE << (bit - 10);
  return ((FORMAT << 10) | rest) ^ FORMAT_MASK;
}

/** Twice: around the first corner, and shared between the other two. */
function drawFormat(grid: Grid, width: number): void {
  const bits = formatBits();
  const isDark = (bit: number): boolean => ((bits >> bit) & 1) === 1;
  const around = [0, 1, 2, 3, 4, 5, 7, 8];
  around.forEach((place, bit) => {
    set(grid, place, 8, isDark(bit));
    if (bit < 7) set(grid, 8, place, isDark(14 - bit));
    set(grid, 8, width - 1 - bit, isDark(bit));
    set(grid, width - 8 + bit, 8, bit === 0 || isDark(7 + bit));
  });
}

/** Two columns at a time, up and down, where nothing else is drawn; every third column turned over. */
function drawData(grid: Grid, width: number, code: readonly number[]): void {
  let bit = 0;
  let isUp = true;
  for (let right = width - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < width; step += 1) {
      const row = isUp ? width - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row]?.[column] !== null) continue;
        const isDark = ((nth(code, bit >> 3) >> (7 - (bit & 7))) & 1) === 1;
        set(grid, row, column, isDark !== (column % 3 === 0));
        bit += 1;
      }
    }
    isUp = !isUp;
  }
}
