/** Child process that converts uploaded pictures sequentially, so that decoding neither blocks requests nor crashes the server. */
import { writeFile } from "node:fs/promises";
import { availableParallelism, constants, setPriority } from "node:os";

import type { IssueCode } from "@shop/contract/codes.ts";
import { MAX_PICTURE_PIXELS } from "@shop/contract/endpoints/files.ts";
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureFile } from "@shop/domain/pictures/pictures.ts";
import sharp, { type Metadata } from "sharp";

import type { PictureJob, PictureOutcome } from "./picture-job.ts";

/** Maximum width and height of WebP. */
const LONGEST_SIDE = 16_383;
const SECONDS = 60;

const encoding = { webp: { quality: 78 }, avif: { quality: 55, effort: 2 } } as const;

/** Allowed loaders: neither SVG, which can contain scripts and references to files, nor the other formats of libvips. */
const LOADERS = ["Jpeg", "Png", "Webp", "Heif", "Nsgif"];

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) });
sharp.concurrency(Math.max(1, availableParallelism() - 1));
sharp.cache(false);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Dimensions are read from the header, so that a decompression bomb is rejected without decoding it.
function faultOf({ format, compression, width, height }: Metadata): IssueCode | null {
  if (format === "heif" && compression !== "av1") return "not_a_picture";
  const isTooLarge = width * height > MAX_PICTURE_PIXELS || Math.max(width, height) > LONGEST_SIDE;
  return isTooLarge ? "too_many_pixels" : null;
}

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
      .resize({ width: PICTURE_WIDTHS.at(-1), withoutEnlargement: true })
      .toColourspace("srgb")
      .timeout({ seconds: SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const variants = new Map<string, Buffer>();
    for (const width of PICTURE_WIDTHS) {
      for (const format of PICTURE_FORMATS) {
        const variant = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true });
        variants.set(
          pictureFile(file, width, format),
          await variant[format](encoding[format]).timeout({ seconds: SECONDS }).toBuffer(),
        );
      }
    }
    return variants;
  } catch {
    return "not_a_picture";
  }
}

/** Converts one picture. A failed write (full disk) is not the picture's fault: it ends this process and fails the waiting requests. */
async function convert({ id, file }: PictureJob): Promise<PictureOutcome> {
  const variants = await encode(file);
  if (typeof variants === "string") return { id, reason: variants };
  for (const [name, bytes] of variants) await writeFile(name, bytes);
  return { id, reason: null };
}

let last: Promise<unknown> = Promise.resolve();
process.on("message", (job: PictureJob) => {
  last = last.then(async () => process.send?.(await convert(job)));
});
process.once("disconnect", () => process.exit(0));
