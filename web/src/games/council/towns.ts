/** The towns of the map. Each is spelled from a few buildings; the metal of a city is told by colour and by outline. */
import { symbol } from "../../look/pieces/ink";
import { CITIES, type City } from "./box.ts";

const WALL = "#f7ead0";
const INK = "#2a2017";
const ROOFS = { coast: "#3f6fae", hills: "#b5482f", mountains: "#6f6a86" } as const;
const GROUNDS = { coast: "#d8cf9a", hills: "#b9c585", mountains: "#bdb3a4" } as const;

type Building = (x: number, roof: string) => string;

const part = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;
const dark = (path: string): string => `<path d="${path}" fill="${INK}" stroke="none"/>`;

const BUILDINGS: Readonly<Record<string, Building>> = {
  house: (x, roof) => part(`M${x} 40V30h9v10z`, WALL) + part(`M${x - 1} 30l5.5-6 5.5 6z`, roof),
  tower: (x, roof) => part(`M${x + 1} 40V20h7v20z`, WALL) + part(`M${x} 20l4.5-11L${x + 9} 20z`, roof),
  keep: (x) => part(`M${x} 40V18h2.2v2.5h2V18h2v2.5h2V18h2.3v22z`, WALL) + dark(`M${x + 4} 30v-4h2.5v4z`),
  church: (x, roof) =>
    part(`M${x} 40V28h10v12z`, WALL) +
    part(`M${x - 1} 28l6-7 6 7z`, roof) +
    part(`M${x + 5} 21v-8M${x + 2.5} 16h5`, "none"),
  dome: (x) =>
    part(`M${x} 40V27h10v13z`, WALL) +
    part(`M${x - 1} 27c0-11 12-11 12 0z`, "#d9ac3f") +
    part(`M${x + 5} 18.5v-4`, "none"),
  gate: (x) => part(`M${x} 40V25h2v2h2v-2h3v2h2v-2h2v15z`, WALL) + dark(`M${x + 3} 40v-5a2.5 2.5 0 0 1 5 0v5z`),
  light: (x) =>
    part(`M${x + 1.5} 40l1.5-20h4l1.5 20z`, WALL) +
    `<path d="M${x + 1.8} 33h6.4M${x + 2.3} 27h5.4" stroke="#a6251b" stroke-width="3"/>` +
    part(`M${x + 2} 20v-5h6v5z`, "#f2d27a") +
    part(`M${x + 1} 15l4-4 4 4z`, "#a6251b"),
  mill: (x) =>
    part(`M${x + 1} 40l2-14h4l2 14z`, WALL) +
    `<path d="M${x - 2} 18l14 13M${x + 12} 18L${x - 2} 31" fill="none" stroke-width="2"/>`,
};

const TOWNS: Readonly<Record<string, string>> = {
  A: "light house church",
  B: "keep gate keep",
  C: "tower keep house",
  D: "house mill house",
  E: "house light house",
  F: "house tower church",
  G: "dome tower house",
  H: "house church keep",
  I: "tower gate tower",
  J: "tower dome tower",
  K: "church house church",
  L: "house keep tower",
  M: "house gate dome",
  N: "keep tower keep",
  O: "dome church house",
};

function town({ id, letter, region }: City): string {
  const built = (TOWNS[letter] ?? "").split(" ").map((name, at) => BUILDINGS[name]?.(7 + at * 12, ROOFS[region]) ?? "");
  return symbol(
    `town-${id}`,
    `<circle r="24" fill="#fbf0d8" stroke="${INK}" stroke-width="1.3"/>` +
      `<g clip-path="url(#town-view)"><path d="M-30 10q15-5 30-1t30-2v30h-60z" fill="${GROUNDS[region]}"/>` +
      `<g transform="translate(-24.5 -29)" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round">${built.join("")}</g></g>`,
    "-26 -26 52 52",
  );
}

const RAY = '<path d="M-4 -27L0 -35 4 -27z"';
const RAYS = Array.from({ length: 16 }, (_, at) => `${RAY} transform="rotate(${at * 22.5})"/>`).join("");
const RIVETS = [-25, 25].flatMap((x) => [-25, 25].map((y) => `<circle cx="${x}" cy="${y}" r="2" fill="#dfe3e8"/>`));
const edge = (width: number): string => `stroke="${INK}" stroke-width="${width}"`;

const RINGS: Readonly<Record<string, string>> = {
  gold: `<g fill="var(--m-gold)" ${edge(1.3)}>${RAYS}<circle r="28.5"/></g>`,
  silver: `<circle r="30.5" fill="var(--m-silver)" ${edge(1.5)}/><circle r="27.5" fill="none" stroke="#fff" stroke-width="1.5" opacity=".8"/>`,
  bronze: `<path d="M-12.8 -31h25.6L31 -12.8v25.6L12.8 31h-25.6L-31 12.8v-25.6z" fill="var(--m-bronze)" ${edge(1.5)}/>`,
  iron: `<path d="M-29 -29h58v58h-58z" fill="var(--m-iron)" ${edge(1.5)}/>${RIVETS.join("")}`,
  royal: `<circle r="32" fill="var(--m-royal)" ${edge(1.5)}/><circle r="28" fill="none" stroke="var(--gilt-lit)" stroke-width="1.8"/><use href="#royal-crown" x="-14" y="-50" width="28" height="28"/>`,
};

const rings = Object.entries(RINGS).map(([metal, drawn]) => symbol(`ring-${metal}`, drawn, "-56 -56 112 112"));

export const towns = `<clipPath id="town-view"><circle r="23.5"/></clipPath>${rings.join("")}${CITIES.map(town).join("")}`;
