import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import subsetFont from "subset-font";

import { averageAdvance, readFace, type Script } from "./font-metrics.ts";

/*
 * Makes packages/ui/src/fonts/*.woff2 and fonts.css from the Cairo that is installed: `npx node tools/fonts.ts && npx oxfmt packages/ui/src/fonts.css`.
 * `npx node tools/fonts.ts measure latin path/to/font.ttf` prints what a fallback's entry below needs.
 */

const charactersFrom = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What the shop writes. Letters that Cairo has not (Ω, →, ≥) come from the reader's system. */
const characters: Readonly<Record<Script, string>> = {
  latin: `${charactersFrom(0x20, 0x7e)}\u00A0ÄÖÜßäöüÉèéêçñ£§©«®°±²³µ·¹º»¼½¾×÷–—‘’“”•…€™−`,
  arabic: `${charactersFrom(0x621, 0x63a)}${charactersFrom(0x640, 0x656)}${charactersFrom(0x660, 0x66d)}${charactersFrom(0x6f0, 0x6f9)}،؛؟ٰٱٹپچڈڑژڤکگںھہۂۃیےۓ۔`,
};

/** Where a fallback may stand in: also for letters that Cairo has not. */
const SCRIPT_RANGES: Readonly<Record<Script, string>> = {
  latin: "U+0-5FF, U+2000-2BFF",
  arabic: "U+600-6FF",
};

/** The most bytes that a reader should have to fetch for a script. */
const MAX_BYTES = 25_000;
const WEIGHTS = { min: 400, max: 700 };

/**
 * As shares of the font size. Cairo's own 1.303 and 0.571 make outlines and selections reach into the lines above and
 * below. These hold Arabic's highest and lowest letters, and (ascent − descent) is the height of a capital, so that words
 * stand in the middle of a button.
 */
const ASCENT = 1.09;
const DESCENT = 0.4;

interface Fallback {
  readonly family: string;
  readonly script: Script;
  readonly weight: string;
  /** Names under which systems have the font. */
  readonly local: readonly string[];
  /** Cairo's weights for which it stands in. */
  readonly standsFor: readonly number[];
  /** Measured from the file in `of`, which need not be on this machine. */
  readonly advance: number;
  readonly of: string;
}

const fallbacks: readonly Fallback[] = [
  {
    family: "Cairo Fallback",
    script: "latin",
    weight: "400 500",
    local: ["Arial", "Liberation Sans", "Roboto"],
    standsFor: [400],
    advance: 0.4432,
    of: "LiberationSans-Regular.ttf, which is as wide as Arial; Roboto: 0.4435",
  },
  {
    family: "Cairo Fallback",
    script: "latin",
    weight: "600 700",
    local: ["Arial Bold", "Liberation Sans Bold"],
    standsFor: [600, 700],
    advance: 0.4772,
    of: "LiberationSans-Bold.ttf",
  },
  {
    family: "Cairo Fallback Android",
    script: "latin",
    weight: "600 700",
    local: ["Roboto Bold"],
    standsFor: [600, 700],
    advance: 0.451,
    of: "@fontsource/roboto 5.3.0, 700",
  },
  {
    family: "Cairo Fallback",
    script: "arabic",
    weight: "400 500",
    local: ["Noto Naskh Arabic UI", "Noto Naskh Arabic"],
    standsFor: [400],
    advance: 0.4338,
    of: "@fontsource/noto-naskh-arabic 5.3.0, 400",
  },
  {
    family: "Cairo Fallback",
    script: "arabic",
    weight: "600 700",
    local: ["Noto Naskh Arabic UI Bold", "Noto Naskh Arabic Bold"],
    standsFor: [600, 700],
    advance: 0.4518,
    of: "@fontsource/noto-naskh-arabic 5.3.0, 700",
  },
];

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

const hex = (point: number): string => point.toString(16).toUpperCase();

/** U+20-7E, U+A0: the shortest way to name characters. */
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
const cairo = (script: Script) =>
  readFile(
    fileURLToPath(import.meta.resolve(`@fontsource-variable/cairo/files/cairo-${script}-wght-normal.woff2`)),
  );

const metrics = (scale: number, range: string) => `  ascent-override: ${percent(ASCENT / scale)};
  descent-override: ${percent(DESCENT / scale)};
  line-gap-override: 0%;
  unicode-range: ${range};
}
`;

/** Writes one script's font and gives its faces, the fallbacks last. */
async function makeScript(script: Script): Promise<string> {
  const original = await cairo(script);
  const font = await subsetFont(original, characters[script], {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
    keepFeatures: ["kern", "mark", "mkmk", "ccmp", "init", "medi", "fina", "rlig", "locl", "rvrn"],
  });
  if (font.length > MAX_BYTES) throw new Error(`cairo-${script}.woff2 has ${font.length} bytes.`);
  await writeFile(new URL(`fonts/cairo-${script}.woff2`, folder), font);

  const wanted = new Set(Array.from(characters[script], (character) => character.codePointAt(0)));
  const face = await readFace(font);
  const points = [...face.collectUnicodes()].filter((point) => wanted.has(point));
  const originalFace = await readFace(original);
  const advanceOf = (weights: readonly number[]) =>
    weights.reduce((sum, weight) => sum + averageAdvance(originalFace, script, weight), 0) / weights.length;
  console.info(`cairo-${script}.woff2: ${font.length} bytes, ${points.length} characters`);

  const own = `@font-face {
  font-family: "Cairo";
  font-style: normal;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  src: url("./fonts/cairo-${script}.woff2") format("woff2");
${metrics(1, unicodeRange(points))}`;
  const others = fallbacks
    .filter((fallback) => fallback.script === script)
    .map(({ family, weight, local, standsFor, advance, of }) => {
      const scale = advanceOf(standsFor) / advance;
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
  const faces = [await makeScript("latin"), await makeScript("arabic")];
  await writeFile(
    new URL("fonts.css", folder),
    `/*
 * Written by tools/fonts.ts. A server preloads the fonts by the addresses that its bundler gives to
 * packages/ui/src/fonts/cairo-latin.woff2 (every page) and cairo-arabic.woff2 (Arabic pages).
 */
${faces.join("\n")}`,
  );
}
