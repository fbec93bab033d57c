import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import sharp from "sharp";

import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureFile } from "../../packages/domain/src/pictures/pictures.ts";
import type { Manifest } from "./manifest.ts";

const fixtures = fileURLToPath(new URL("../../packages/fixtures/", import.meta.url));
const folder = join(fixtures, "media");
const mediaModule = join(fixtures, "src/media.ts");

/** Encoder settings. Quality decreases with the width, because large pictures are shown on dense screens. */
export const encoding = {
  widths: PICTURE_WIDTHS,
  formats: PICTURE_FORMATS,
  kernel: "lanczos3",
  avif: { effort: 4, quality: { 320: 50, 640: 50, 1280: 42 } },
  webp: { effort: 5, smartSubsample: true, quality: { 320: 76, 640: 72, 1280: 58 } },
} as const;

type Width = (typeof PICTURE_WIDTHS)[number];
type Format = (typeof PICTURE_FORMATS)[number];

async function encode(png: Buffer, width: Width, format: Format): Promise<Buffer> {
  const sized = sharp(png).removeAlpha().resize(width, width, { kernel: encoding.kernel });
  const { quality, ...more } = encoding[format];
  return sized[format]({ ...more, quality: quality[width] }).toBuffer();
}

const filesOf = (key: string) =>
  PICTURE_WIDTHS.flatMap((width) =>
    PICTURE_FORMATS.map((format) => ({ width, format, name: pictureFile(key, width, format) })),
  );

const missing = (key: string) => filesOf(key).filter(({ name }) => !existsSync(join(folder, name)));

/** True if a picture is stored in every width and format. */
export const isStored = (key: string): boolean => missing(key).length === 0;

/** Writes a picture in every width and format that is missing. */
export async function store(key: string, png: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { width, format, name } of missing(key))
    await writeFile(join(folder, name), await encode(png, width, format));
}

/** The rendered files of `media` that no key names; logos are SVG and have no key. */
export async function staleFiles(keys: readonly string[]): Promise<string[]> {
  const expected = new Set(keys.flatMap(filesOf).map(({ name }) => name));
  return (await readdir(folder)).filter((name) => !name.endsWith(".svg") && !expected.has(name));
}

/** Removes all stored pictures that belong to no key. */
export async function sweep(keys: readonly string[]): Promise<number> {
  const stale = await staleFiles(keys);
  for (const name of stale) await rm(join(folder, name));
  return stale.length;
}

/** Writes the module with the keys of the catalogue's pictures. */
export async function writeMediaModule(manifest: Manifest): Promise<void> {
  const lines = Object.entries(manifest)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([slug, { key }]) => {
      const name = /^[a-z]\w*$/.test(slug) ? slug : `"${slug}"`;
      return `  ${name}: "${key}",`;
    });
  await writeFile(
    mediaModule,
    `/** Store keys of the catalogue's pictures by slug; written by tools/pictures/main.ts. */
export const media = {
${lines.join("\n")}
} as const;

/** Slug of a picture. */
export type PictureSlug = keyof typeof media;
`,
  );
}
