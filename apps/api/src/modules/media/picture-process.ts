/** Child process that converts uploaded pictures sequentially, so that decoding neither blocks requests nor crashes the server. */
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";

import type { IssueCode } from "@shop/contract/codes.ts";
import { MAX_AVIF_PIXELS, MAX_PICTURE_PIXELS } from "@shop/contract/files.ts";
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureFile } from "@shop/domain/pictures/pictures.ts";
import sharp, { type Metadata, type ResizeOptions } from "sharp";

import { serveWork } from "../../processes/serve-work.ts";

/** Maximum width and height of WebP. */
const LONGEST_SIDE = 16_383;

/** How often the width goes into the height of a variant at most: a tall narrow picture would take minutes to encode. */
const TALLEST = 4;

const encoding = { webp: { quality: 78 }, avif: { quality: 55, effort: 2 } } as const;

/** Allowed loaders: neither SVG, which can contain scripts and references to files, nor the other formats of libvips. */
const LOADERS = ["Jpeg", "Png", "Webp", "Heif", "Nsgif"];

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) });
sharp.concurrency(Math.max(1, availableParallelism() - 1));
sharp.cache(false);

// Dimensions are read from the header, so that a decompression bomb is rejected without decoding it.
function faultOf({ format, compression, width, height }: Metadata): IssueCode | null {
  if (format === "heif" && compression !== "av1") return "not_a_picture";
  const maxPixels = format === "heif" ? MAX_AVIF_PIXELS : MAX_PICTURE_PIXELS;
  const isTooLarge = width * height > maxPixels || Math.max(width, height) > LONGEST_SIDE;
  return isTooLarge ? "too_many_pixels" : null;
}

const within = (width: number): ResizeOptions => ({
  width,
  height: width * TALLEST,
  fit: "inside",
  withoutEnlargement: true,
});

/** All variants of a picture by file name, or the reason for its rejection. */
async function encode(file: string): Promise<IssueCode | ReadonlyMap<string, Buffer>> {
  try {
    const fault = faultOf(await sharp(file, { limitInputPixels: false }).metadata());
    if (fault) return fault;
    // Decodes once, applies the EXIF orientation, converts to sRGB and drops all metadata.
    const { data, info } = await sharp(file, {
      limitInputPixels: MAX_PICTURE_PIXELS,
      failOn: "error",
    })
      .autoOrient()
      .resize(within(Math.max(...PICTURE_WIDTHS)))
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const variants = new Map<string, Buffer>();
    for (const width of PICTURE_WIDTHS) {
      for (const format of PICTURE_FORMATS) {
        const variant = sharp(data, { raw: info }).resize(within(width));
        variants.set(pictureFile(file, width, format), await variant[format](encoding[format]).toBuffer());
      }
    }
    return variants;
  } catch {
    return "not_a_picture";
  }
}

/** Converts one picture; a failed write (full disk) is not the picture's fault and throws. */
serveWork(async (file: string): Promise<IssueCode | null> => {
  const variants = await encode(file);
  if (typeof variants === "string") return variants;
  for (const [name, bytes] of variants) await writeFile(name, bytes);
  return null;
});
