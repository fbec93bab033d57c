import { createHash } from "node:crypto";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { polar, times } from "./draw.ts";
import { wordPath } from "./letters.ts";

const WIDTH = 960;
const HEIGHT = 360;

interface Look {
  readonly name: string;
  readonly word: string;
  readonly ground: string;
  readonly ink: string;
  readonly grid: string;
  readonly pen: number;
  readonly join: "miter" | "round" | "bevel";
  readonly height: number;
  readonly gap: number;
  readonly slant?: number;
  /** Widest that the word may be. */
  readonly room: number;
  /** Height of the word's middle. */
  readonly middle: number;
  readonly motif: string;
}

const n = (value: number): number => +value.toFixed(1);

/** Graduation lines of a dial between two angles. */
const ticks = (cx: number, cy: number, r: number, from: number, to: number, count: number): string =>
  times(count + 1, (index) => {
    const angle = from + ((to - from) * index) / count;
    const [x1, y1] = polar(cx, cy, r, angle);
    const [x2, y2] = polar(cx, cy, r - (index % 5 ? 16 : 34), angle);
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  });

const wave = (x: number, y: number, step: number, high: number, count: number): string =>
  `M${x} ${y}` + times(count, (index) => `q${step / 2} ${index % 2 ? high : -high} ${step} 0`);

const looks: readonly Look[] = [
  {
    name: "kelvra",
    room: 500,
    middle: 180,
    word: "KELVR^",
    ground: "#ffc414",
    ink: "#1d2023",
    grid: "#e5ac00",
    pen: 25,
    join: "miter",
    height: 108,
    gap: 36,
    slant: -8,
    motif:
      `<path d="${ticks(812, 350, 292, -52, 68, 40)}" stroke="#1d2023" stroke-width="5" opacity=".85"/>` +
      `<path d="M812 350L690 118" stroke="#c2261c" stroke-width="9"/><circle cx="812" cy="350" r="44" fill="#1d2023"/>`,
  },
  {
    name: "ohmwright",
    room: 560,
    middle: 180,
    word: "ΩHMWRIGHT",
    ground: "#23262a",
    ink: "#f4efe6",
    grid: "#2d3135",
    pen: 17,
    join: "bevel",
    height: 88,
    gap: 24,
    motif: `<path d="M676 306h72v-34a122 122 0 1 1 88 0v34h72" stroke="#cf4a2a" stroke-width="34"/>`,
  },
  {
    name: "metrivo",
    room: 832,
    middle: 150,
    word: "METRIVO",
    ground: "#16407f",
    ink: "#ffffff",
    grid: "#1e4c92",
    pen: 19,
    join: "round",
    height: 96,
    gap: 32,
    motif:
      `<path d="${wave(0, 300, 80, 92, 12)}" stroke="#63d2ff" stroke-width="6"/>` +
      `<path d="${times(49, (index) => `M${index * 20} 0v${index % 5 ? 14 : 28}`)}" stroke="#ffffff" stroke-width="3" opacity=".7"/>`,
  },
  {
    name: "galvora",
    room: 560,
    middle: 180,
    word: "GALVORA",
    ground: "#eef0ea",
    ink: "#174d38",
    grid: "#e0e4da",
    pen: 15,
    join: "round",
    height: 96,
    gap: 34,
    motif:
      times(
        7,
        (index) =>
          `<circle cx="842" cy="180" r="${52 + index * 22}" stroke="#2f7d5b" stroke-width="9" opacity="${n(0.95 - index * 0.12)}"/>`,
      ) +
      `<path d="M842 180L922 46" stroke="#174d38" stroke-width="10"/><circle cx="842" cy="180" r="17" fill="#174d38"/>`,
  },
];

function logo(look: Look): string {
  const { word, ground, ink, grid, pen, join, height, gap, slant = 0, motif } = look;
  const probe = wordPath(word, 0, 0, height, gap);
  const { path } = wordPath(word, 64, 0, height, gap);
  const room = look.room;
  const scale = Math.min(1.4, room / probe.width);
  const top = look.middle - (height * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" fill="none" role="img" aria-label="${look.name[0]?.toUpperCase()}${look.name.slice(1)}"><defs><pattern id="g" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M40 0H0V40" stroke="${grid}" stroke-width="2"/></pattern></defs><path fill="${ground}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/><path fill="url(#g)" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>${motif}<g transform="translate(${n(64 - 64 * scale + (slant ? 14 : 0))} ${n(top)}) scale(${scale.toFixed(3)})${slant ? ` skewX(${slant})` : ""}"><path d="${path}" stroke="${ink}" stroke-width="${pen}" stroke-linejoin="${join}" stroke-linecap="${join === "round" ? "round" : "butt"}" stroke-miterlimit="2.5"/></g></svg>
`;
}

const folder = fileURLToPath(new URL("../../packages/fixtures/media/", import.meta.url));
for (const name of readdirSync(folder).filter((file) => /^brand-.*\.svg$/.test(file))) rmSync(folder + name);
for (const look of looks) {
  const content = logo(look);
  const key = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const name = `brand-${look.name}-${key}.svg`;
  writeFileSync(folder + name, content);
  console.info(`/media/${name}`);
}
