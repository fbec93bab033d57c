/** A letter drawn by one pen: its path in a box that is 100 high, and the box's width. */
interface Letter {
  readonly path: string;
  readonly width: number;
}

/** Kerning between two letters in hundredths of their height; slanted and open sides are closer. */
const KERNING: Readonly<Record<string, number>> = {
  LV: -26,
  VR: -6,
  "R^": -14,
  KE: -6,
  VO: -14,
  AL: -6,
  GA: -12,
  RA: -12,
  OR: 4,
  IV: 2,
  TR: -4,
  ET: -4,
  HM: 10,
  MW: 2,
  WR: 2,
  RI: 2,
  IG: 8,
  GH: 8,
  HT: -2,
  ΩH: 6,
  ME: 8,
};

const letters: Readonly<Record<string, Letter>> = {
  A: { path: "M0 100L38 0L76 100M15 66H61", width: 76 },
  // An A without its bar, as some makers write it.
  "^": { path: "M0 100L38 0L76 100", width: 76 },
  E: { path: "M56 0H0V100H56M0 50H48", width: 56 },
  G: { path: "M84 22A46 50 0 1 0 90 62V54H52", width: 90 },
  H: { path: "M0 0V100M66 0V100M0 50H66", width: 66 },
  I: { path: "M0 0V100", width: 0 },
  K: { path: "M0 0V100M62 0L2 58M22 40L66 100", width: 66 },
  L: { path: "M0 0V100H52", width: 52 },
  M: { path: "M0 100V0L42 62L84 0V100", width: 84 },
  O: { path: "M46 0A46 50 0 1 1 45.9 0Z", width: 92 },
  // The sign of the unit of resistance.
  Ω: { path: "M0 100H28V86A46 48 0 1 1 64 86V100H92", width: 92 },
  R: { path: "M0 100V0H38A28 28 0 0 1 38 56H0M32 56L64 100", width: 64 },
  T: { path: "M0 0H68M34 0V100", width: 68 },
  V: { path: "M0 0L38 100L76 0", width: 76 },
  W: { path: "M0 0L25 100L52 16L79 100L104 0", width: 104 },
};

/** A path moved and scaled; every kind of command that the letters use. */
function move(path: string, dx: number, dy: number, scale: number): string {
  const x = (value = 0) => +(dx + value * scale).toFixed(1);
  const y = (value = 0) => +(dy + value * scale).toFixed(1);
  const size = (value = 0) => +(value * scale).toFixed(1);
  return path.replaceAll(/([MLHVA])([^MLHVAZ]*)/g, (_, command: string, rest: string) => {
    const [a, b, , large, sweep, endX, endY] = rest
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    if (command === "H") return `H${x(a)}`;
    if (command === "V") return `V${y(a)}`;
    if (command === "A") return `A${size(a)} ${size(b)} 0 ${large} ${sweep} ${x(endX)} ${y(endY)}`;
    return `${command}${x(a)} ${y(b)}`;
  });
}

/** A word as one path with its upper left corner at x, y, and the word's width. */
export function wordPath(
  word: string,
  x: number,
  y: number,
  height: number,
  gap: number,
): { path: string; width: number } {
  const scale = height / 100;
  let place = x;
  const paths = Array.from(word, (sign, index) => {
    const letter = letters[sign];
    if (!letter) throw new Error(`No letter '${sign}' is drawn.`);
    const path = move(letter.path, place, y, scale);
    place += letter.width * scale + gap + (KERNING[sign + (word[index + 1] ?? "")] ?? 0) * scale;
    return path;
  });
  return { path: paths.join(""), width: place - gap - x };
}
