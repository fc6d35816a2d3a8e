/** Colours as people see them: contrast by WCAG 2, distance by CIE 1976, sight by Machado 2009. */

type Triple = readonly [number, number, number];

const LUMINANCE: Triple = [0.2126, 0.7152, 0.0722];
const SIGHT = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly [Triple, Triple, Triple]>;

const dot = (one: Triple, other: Triple): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

function linear(hexadecimal: string): Triple {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hexadecimal.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [red ?? 0, green ?? 0, blue ?? 0];
}

export function ratio(one: string, other: string): number {
  const [dark, light] = [one, other].map((colour) => dot(linear(colour), LUMINANCE)).sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** How near to each other the two most alike of some colours are. */
export function leastDistance(colours: readonly string[], sight: keyof typeof SIGHT): number {
  const seen = colours.map((colour) => lab(limited(SIGHT[sight], linear(colour))));
  const pairs = seen.flatMap((one, at) => seen.slice(at + 1).map((other) => distance(one, other)));
  return Math.min(...pairs);
}

function limited([red, green, blue]: readonly [Triple, Triple, Triple], colour: Triple): Triple {
  const within = (row: Triple): number => Math.min(1, Math.max(0, dot(row, colour)));
  return [within(red), within(green), within(blue)];
}

function lab(colour: Triple): Triple {
  const curve = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = curve(dot([0.4124, 0.3576, 0.1805], colour) / 0.9505);
  const y = curve(dot(LUMINANCE, colour));
  const z = curve(dot([0.0193, 0.1192, 0.9505], colour) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function distance(one: Triple, other: Triple): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
