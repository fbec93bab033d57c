import { readFile } from "node:fs/promises";

import pixelmatch from "pixelmatch";
import sharp from "sharp";

import { type DifferentRegion, findRegions } from "./regions.ts";

/** A file name, or the bytes of a PNG. */
type Picture = string | Buffer;

/** How far pictures may differ and still count as equal, in pixelmatch's terms. */
export interface Tolerance {
  /** Distance of colours, from 0 to 1. */
  readonly threshold: number;
  /** Whether pixels count that look like the smoothed edge of a shape. */
  readonly includeAA: boolean;
}

/**
 * For two pictures of one story. Chromium may paint the edges of shapes one or two colour levels lighter or darker in another run, so three levels
 * of grey are allowed. Every other pixel counts: a corner with another radius differs in nothing but its smoothed edge.
 */
export const UNCHANGED: Tolerance = { threshold: 0.012, includeAA: true };

/** For two stories that a reviewer would tell apart at a glance: Chromatic's defaults, blind to slightly other colours and edges. */
export const ALIKE: Tolerance = { threshold: 0.063, includeAA: false };

/** Where two pictures differ. */
export interface Difference {
  /** Number of different pixels. */
  readonly count: number;
  readonly regions: readonly DifferentRegion[];
  /** Size that holds both pictures. */
  readonly width: number;
  readonly height: number;
  /** A PNG of that size: the different pixels in red over the pale picture before. */
  readonly picture: () => Promise<Buffer>;
}

const bytesOf = async (picture: Picture): Promise<Buffer> =>
  typeof picture === "string" ? readFile(picture) : picture;

/** Reads the pixels of a picture, extended at its end to a size. */
async function pixelsOf(file: Buffer, width: number, height: number): Promise<Buffer> {
  const picture = sharp(file).ensureAlpha();
  const own = await picture.metadata();
  return picture
    .extend({ right: width - own.width, bottom: height - own.height, background: "#ff00ff" })
    .raw()
    .toBuffer();
}

/** Compares two pictures; undefined where they are equal. */
export async function compare(
  before: Picture,
  after: Picture,
  tolerance: Tolerance,
): Promise<Difference | undefined> {
  const [first, second] = [await bytesOf(before), await bytesOf(after)];
  // Most pictures are the same, which their bytes tell at once.
  if (first.equals(second)) return undefined;
  const [one, other] = [await sharp(first).metadata(), await sharp(second).metadata()];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [a, b] = [await pixelsOf(first, width, height), await pixelsOf(second, width, height)];
  const output = Buffer.alloc(width * height * 4);
  const count = pixelmatch(a, b, output, width, height, { ...tolerance, aaColor: [255, 255, 255] });
  if (count === 0) return undefined;
  // Different pixels are red, all others grey.
  const isDifferent = (x: number, y: number): boolean => {
    const position = (y * width + x) * 4;
    return output[position] !== output[position + 1];
  };
  return {
    count,
    width,
    height,
    regions: findRegions(width, height, isDifferent),
    picture: () =>
      sharp(output, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
  };
}

/** Whether two pictures are equal. */
export const areEqual = async (one: Picture, other: Picture, tolerance: Tolerance): Promise<boolean> =>
  (await compare(one, other, tolerance)) === undefined;
