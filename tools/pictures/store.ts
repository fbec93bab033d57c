import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import sharp from "sharp";

import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureFile } from "../../packages/contract/src/pictures.ts";

const fixtures = fileURLToPath(new URL("../../packages/fixtures/", import.meta.url));
const folder = join(fixtures, "media");
const mediaModule = join(fixtures, "src/media.ts");

/** Quality by width: on a screen that needs the largest one, its pixels are small. */
const QUALITY: Readonly<Record<(typeof PICTURE_FORMATS)[number], Readonly<Record<number, number>>>> = {
  avif: { 320: 50, 640: 50, 1280: 42 },
  webp: { 320: 76, 640: 72, 1280: 58 },
};

async function encode(png: Buffer, width: number, format: (typeof PICTURE_FORMATS)[number]): Promise<Buffer> {
  const sized = sharp(png).removeAlpha().resize(width, width, { kernel: "lanczos3" });
  const quality = QUALITY[format][width] ?? 60;
  return format === "avif"
    ? sized.avif({ quality, effort: 4 }).toBuffer()
    : sized.webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
}

/** Writes a picture in every width and format unless it is already there; resolves to its key. */
export async function store(slug: string, png: Buffer): Promise<string> {
  const pixels = await sharp(png).removeAlpha().raw().toBuffer();
  const key = `${slug}-${createHash("sha256").update(pixels).digest("hex").slice(0, 8)}`;
  await mkdir(folder, { recursive: true });
  for (const width of PICTURE_WIDTHS) {
    for (const format of PICTURE_FORMATS) {
      const file = join(folder, pictureFile(key, width, format));
      if (!existsSync(file)) await writeFile(file, await encode(png, width, format));
    }
  }
  return key;
}

/** Removes every stored picture that no key names. */
export async function sweep(keys: readonly string[]): Promise<number> {
  const wanted = new Set(
    keys.flatMap((key) =>
      PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => pictureFile(key, width, format))),
    ),
  );
  const stale = (await readdir(folder)).filter((name) => !wanted.has(name));
  for (const name of stale) await rm(join(folder, name));
  return stale.length;
}

/** Writes the module by which the catalogue knows the keys of its pictures. */
export async function writeMediaModule(keys: ReadonlyMap<string, string>): Promise<void> {
  const lines = [...keys]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([slug, key]) => {
      const name = /^[a-z]\w*$/.test(slug) ? slug : `"${slug}"`;
      return `  ${name}: "${key}",`;
    });
  await writeFile(
    mediaModule,
    `/** Store keys of the catalogue's pictures by slug; written by tools/pictures/main.ts. */
export const media = {
${lines.join("\n")}
} as const;

/** The slug of a picture. */
export type PictureSlug = keyof typeof media;
`,
  );
}
