import { readFile } from "node:fs/promises";

import pixelmatch from "pixelmatch";
import sharp from "sharp";

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A file name, or the bytes of a PNG. */
type Picture = string | Buffer;

const bytesOf = async (picture: Picture): Promise<Buffer> =>
  typeof picture === "string" ? readFile(picture) : picture;

/** Chromatic's defaults: Chromium antialiases the edges of shapes with a difference of one or two colour levels between runs. */
const TOLERANCE = { threshold: 0.063, includeAA: false };

/** Reads a picture, extended at its end to a size. */
async function pixelsOf(file: Buffer, width: number, height: number): Promise<Pixels> {
  const picture = sharp(file).ensureAlpha();
  const own = await picture.metadata();
  const { data } = await picture
    .extend({ right: width - own.width, bottom: height - own.height, background: "#ff00ff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width, height };
}

/** Compares two pictures with Chromatic's tolerance; returns the number of different pixels and writes a picture of them to a file where one is given. */
export async function comparePictures(before: Picture, after: Picture, difference?: string): Promise<number> {
  const [first, second] = [await bytesOf(before), await bytesOf(after)];
  // Most pictures are the same, which their bytes tell at once.
  if (first.equals(second)) return 0;
  const [one, other] = [await sharp(first).metadata(), await sharp(second).metadata()];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [a, b] = [await pixelsOf(first, width, height), await pixelsOf(second, width, height)];
  const output = Buffer.alloc(width * height * 4);
  const count = pixelmatch(a.data, b.data, output, width, height, TOLERANCE);
  if (count > 0 && difference)
    await sharp(output, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(difference);
  return count;
}
