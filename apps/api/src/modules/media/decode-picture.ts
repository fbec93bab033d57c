import { availableParallelism } from "node:os";

import type { IssueCode } from "@shop/contract/codes.ts";
import { MAX_AVIF_PIXELS, MAX_PICTURE_PIXELS } from "@shop/contract/files.ts";
import sharp, { type Metadata, type OutputInfo, type ResizeOptions } from "sharp";

/** Maximum width and height of WebP. */
const LONGEST_SIDE = 16_383;

/** How often the width goes into the height of a picture at most: a tall narrow one would take minutes to encode. */
const TALLEST = 4;

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

/** The size of a picture that is at most so wide. */
export const within = (width: number): ResizeOptions => ({
  width,
  height: width * TALLEST,
  fit: "inside",
  withoutEnlargement: true,
});

/** The pixels of a picture. */
interface DecodedPicture {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Decodes a picture once, applies the EXIF orientation, converts to sRGB and drops all metadata; the reason where it is rejected. */
export async function decodePicture(file: string, width: number): Promise<IssueCode | DecodedPicture> {
  const fault = faultOf(await sharp(file, { limitInputPixels: false }).metadata());
  if (fault) return fault;
  return sharp(file, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: "error" })
    .autoOrient()
    .resize(within(width))
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
}
