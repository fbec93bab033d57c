import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import subsetFont from "subset-font";

import { averageAdvance, readFace, type Script } from "./font-metrics.ts";

/*
 * Writes packages/ui/src/fonts/*.woff2 and fonts.css from the installed packages of Cairo and Noto Sans: `npx node tools/fonts.ts && npx
 * oxfmt packages/ui/src/fonts.css`. `npx node tools/fonts.ts measure latin path/to/font.ttf` prints the values of an entry of `fallbacks`.
 */

const charactersFrom = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Characters of the subset. Greek letters and fractions come from Noto Sans; others that Cairo lacks (→, ≥) from system fonts. */
const characters: Readonly<Record<Script, string>> = {
  latin: `${charactersFrom(0x20, 0x7e)}\u00A0ÄÖÜßäöüÉèéêçñ£§©«®°±²³µ·¹º»×÷–—‘’“”•…€™−`,
  arabic: `${charactersFrom(0x621, 0x63a)}${charactersFrom(0x640, 0x656)}${charactersFrom(0x660, 0x66d)}${charactersFrom(0x6f0, 0x6f9)}،؛؟ٰٱٹپچڈڑژڤکگںھہۂۃیےۓ۔`,
};

/** Characters that come from Noto Sans, by the script of its package that has them. */
const notoCharacters = {
  /** Letters of units and formulas (Ω, μ, π), which Cairo lacks. */
  greek: `${charactersFrom(0x391, 0x3a1)}${charactersFrom(0x3a3, 0x3a9)}${charactersFrom(0x3b1, 0x3c9)}`,
  /** Fractions, which hang below the line in Cairo. */
  latin: "¼½¾",
};

/** Cap height of Noto Sans, relative to the font size. */
const NOTO_CAP_HEIGHT = 0.714;

/** `unicode-range` of a fallback, including characters that Cairo lacks. */
const SCRIPT_RANGES: Readonly<Record<Script, string>> = {
  latin: "U+0-5FF, U+2000-2BFF",
  arabic: "U+600-6FF",
};

/** Maximum size of a script's font in bytes. */
const MAX_BYTES = 25_000;
const WEIGHTS = { min: 400, max: 700 };

/**
 * Relative to the font size. Cairo's own 1.303 and 0.571 make outlines and selections overlap the adjacent lines.
 * These contain Arabic's highest and lowest letters, and (ascent − descent) is the cap height, which centres text
 * vertically in a button.
 */
const ASCENT = 1.09;
const DESCENT = 0.4;

interface Fallback {
  readonly family: string;
  readonly script: Script;
  readonly weight: string;
  /** Names for `local()`. */
  readonly local: readonly string[];
  /** Weights of Cairo that it replaces. */
  readonly replacesWeights: readonly number[];
  /** Average advance, measured from the file in `of`, which need not be on this machine. */
  readonly advance: number;
  readonly of: string;
}

const fallbacks: readonly Fallback[] = [
  {
    family: "Cairo Fallback",
    script: "latin",
    weight: "400 500",
    local: ["Arial", "Liberation Sans", "Roboto"],
    replacesWeights: [400],
    advance: 0.4432,
    of: "LiberationSans-Regular.ttf, which is as wide as Arial; Roboto: 0.4435",
  },
  {
    family: "Cairo Fallback",
    script: "latin",
    weight: "600 700",
    local: ["Arial Bold", "Liberation Sans Bold"],
    replacesWeights: [600, 700],
    advance: 0.4772,
    of: "LiberationSans-Bold.ttf",
  },
  {
    family: "Cairo Fallback Android",
    script: "latin",
    weight: "600 700",
    local: ["Roboto Bold"],
    replacesWeights: [600, 700],
    advance: 0.451,
    of: "@fontsource/roboto 5.3.0, 700",
  },
  {
    family: "Cairo Fallback",
    script: "arabic",
    weight: "400 500",
    local: ["Noto Naskh Arabic UI", "Noto Naskh Arabic"],
    replacesWeights: [400],
    advance: 0.4338,
    of: "@fontsource/noto-naskh-arabic 5.3.0, 400",
  },
  {
    family: "Cairo Fallback",
    script: "arabic",
    weight: "600 700",
    local: ["Noto Naskh Arabic UI Bold", "Noto Naskh Arabic Bold"],
    replacesWeights: [600, 700],
    advance: 0.4518,
    of: "@fontsource/noto-naskh-arabic 5.3.0, 700",
  },
];

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

const hex = (point: number): string => point.toString(16).toUpperCase();

/** Formats code points as a short `unicode-range`: U+20-7E, U+A0. */
function unicodeRange(codePoints: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const point of [...codePoints].toSorted((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range?.[1] === point - 1) range[1] = point;
    else ranges.push([point, point]);
  }
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(", ");
}

const folder = new URL("../packages/ui/src/", import.meta.url);
const readPackageFont = (font: string, script: string) =>
  readFile(
    fileURLToPath(
      import.meta.resolve(`@fontsource-variable/${font}/files/${font}-${script}-wght-normal.woff2`),
    ),
  );

/** Writes the subset of a variable font and returns the code points that it has. */
async function writeSubset(name: string, original: Buffer, text: string): Promise<number[]> {
  const font = await subsetFont(original, text, {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
    keepFeatures: ["kern", "mark", "mkmk", "ccmp", "init", "medi", "fina", "rlig", "locl", "rvrn"],
  });
  if (font.length > MAX_BYTES) throw new Error(`${name}.woff2 has ${font.length} bytes.`);
  await writeFile(new URL(`fonts/${name}.woff2`, folder), font);
  const included = new Set(Array.from(text, (character) => character.codePointAt(0)));
  const face = await readFace(font);
  const points = [...face.collectUnicodes()].filter((point) => included.has(point));
  console.info(`${name}.woff2: ${font.length} bytes, ${points.length} characters`);
  return points;
}

const metrics = (scale: number, range: string) => `  ascent-override: ${percent(ASCENT / scale)};
  descent-override: ${percent(DESCENT / scale)};
  line-gap-override: 0%;
  unicode-range: ${range};
}
`;

const webFont = (name: string, descriptors: string) => `@font-face {
  font-family: "Cairo";
  font-style: normal;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  src: url("./fonts/${name}.woff2") format("woff2");
${descriptors}`;

/** Writes the characters of Noto Sans and returns their @font-face rule: part of the family Cairo, with its cap height. */
async function makeNoto(script: keyof typeof notoCharacters): Promise<string> {
  const scale = (ASCENT - DESCENT) / NOTO_CAP_HEIGHT;
  const name = `noto-${script}`;
  const original = await readPackageFont("noto-sans", script);
  const points = await writeSubset(name, original, notoCharacters[script]);
  return webFont(name, `  size-adjust: ${percent(scale)};\n${metrics(scale, unicodeRange(points))}`);
}

/** Writes one script's font and returns its @font-face rules, fallbacks last. */
async function makeScript(script: Script): Promise<string> {
  const original = await readPackageFont("cairo", script);
  const points = await writeSubset(`cairo-${script}`, original, characters[script]);
  const originalFace = await readFace(original);
  const advanceOf = (weights: readonly number[]) =>
    weights.reduce((sum, weight) => sum + averageAdvance(originalFace, script, weight), 0) / weights.length;

  const own = webFont(`cairo-${script}`, metrics(1, unicodeRange(points)));
  const others = fallbacks
    .filter((fallback) => fallback.script === script)
    .map(({ family, weight, local, replacesWeights, advance, of }) => {
      const scale = advanceOf(replacesWeights) / advance;
      return `/* Measured: ${of}. */
@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(scale)};
${metrics(scale, SCRIPT_RANGES[script])}`;
    });
  return [own, ...others].join("\n");
}

const [command, script, path] = process.argv.slice(2);
if (command === "measure" && path) {
  const face = await readFace(await readFile(path));
  console.info(averageAdvance(face, script === "arabic" ? "arabic" : "latin").toFixed(4));
} else {
  const faces = [
    await makeScript("latin"),
    await makeScript("arabic"),
    await makeNoto("greek"),
    await makeNoto("latin"),
  ];
  await writeFile(
    new URL("fonts.css", folder),
    `/*
 * Written by tools/fonts.ts. No font is preloaded: on a slow network it would arrive before the styles
 * and delay the first paint; until it is there, the fallbacks take the same room.
 */
${faces.join("\n")}`,
  );
}
