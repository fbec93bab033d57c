import { fileURLToPath } from "node:url";

import type { Locale } from "@shop/domain/locale/locale.ts";
import sharp, { type OverlayOptions } from "sharp";

import { printable } from "../papers/printable-text.ts";

const SCRIPTS = ["cairo-latin", "cairo-arabic", "noto-greek", "noto-latin"] as const;
const WEIGHTS = [400, 700] as const;

/** A weight of the fonts. */
type Weight = (typeof WEIGHTS)[number];

const familiesOf = (weight: Weight): string[] => SCRIPTS.map((script) => `${script}-${weight}`);

/** Makes the fonts of papers known to the text renderer: a file stays known to the process, but a text takes one file only. */
async function registerFonts(): Promise<void> {
  for (const font of WEIGHTS.flatMap(familiesOf)) {
    const fontfile = fileURLToPath(new URL(`../../../fonts/${font}.ttf`, import.meta.url));
    // oxlint-disable-next-line no-await-in-loop -- eight small files, once in a process
    await sharp({ text: { text: "x", font, fontfile, dpi: 72 } })
      .raw()
      .toBuffer();
  }
}

let registration: Promise<void> | undefined;

/** How a text is set. */
export interface TextStyle {
  readonly locale: Locale;
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
  readonly width: number;
  readonly maxLines: number;
}

/** A text as a layer of a picture. */
export interface TextLayer {
  readonly input: NonNullable<OverlayOptions["input"]>;
  readonly width: number;
  readonly height: number;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The height of a line by the size of its letters, which the layout of several fonts makes larger than it needs. */
const LINE = 0.65;
const LINE_PIXELS = 1.32;

/** A text whose first letter runs from right to left. */
const RIGHT_TO_LEFT = /^\P{L}*\p{Script=Arabic}/u;

async function render(text: string, { size, weight, color, width, locale }: TextStyle) {
  const markup = `<span foreground="${color}" line_height="${LINE}">${escaped(text)}</span>`;
  return sharp({
    text: {
      text: markup,
      font: `${familiesOf(weight).join(",")} ${size}`,
      width,
      dpi: 72,
      rgba: true,
      wrap: "word-char",
      // Of texts from right to left the renderer turns it around.
      align: (locale === "ar") === RIGHT_TO_LEFT.test(text) ? "left" : "right",
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Sets a text, shortened to its lines; null for an empty one. */
export async function textLayer(source: string, style: TextStyle): Promise<TextLayer | null> {
  registration ??= registerFonts();
  await registration;
  let text = printable(source).replaceAll(/\s+/g, " ").trim();
  if (text === "") return null;
  const limit = style.maxLines * style.size * LINE_PIXELS;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each try is shorter than the last
    const { data, info } = await render(text, style);
    if (info.height <= limit || text.length < 8)
      return { input: data, width: info.width, height: info.height };
    text = `${Array.from(text)
      .slice(0, Math.floor(text.length * 0.85) - 1)
      .join("")
      .trimEnd()}…`;
  }
}
