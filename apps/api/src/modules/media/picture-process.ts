/** Child process that converts uploaded pictures sequentially, so that decoding neither blocks requests nor crashes the server. */
import { writeFile } from "node:fs/promises";

import type { IssueCode } from "@shop/contract/codes.ts";
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureFile } from "@shop/domain/pictures/pictures.ts";
import sharp from "sharp";

import { serveWork } from "../../processes/serve-work.ts";
import { decodePicture, within } from "./decode-picture.ts";

const encoding = { webp: { quality: 78 }, avif: { quality: 55, effort: 2 } } as const;

/** All variants of a picture by file name, or the reason for its rejection. */
async function encode(file: string): Promise<IssueCode | ReadonlyMap<string, Buffer>> {
  try {
    const decoded = await decodePicture(file, Math.max(...PICTURE_WIDTHS));
    if (typeof decoded === "string") return decoded;
    const { data, info } = decoded;
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
