/** Child process that makes pictures of strangers small, apart from that of the shop's own pictures, which they cannot delay. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

import type { IssueCode } from "@shop/contract/codes.ts";
import sharp, { type OutputInfo } from "sharp";

import { serveWork } from "../../processes/serve-work.ts";
import { decodePicture, within } from "./decode-picture.ts";
import type { PrivatePicture } from "./private-pictures.ts";

/** Maximum size of a picture. */
const MAX_BYTES = 300_000;

/** Widths and qualities that are tried in turn until a picture is small enough. */
const sizes = [
  { width: 1280, quality: 70 },
  { width: 1080, quality: 50 },
  { width: 720, quality: 35 },
] as const;
const [largest] = sizes;

async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** 64 bits: whether each of 8 × 8 areas of a picture is darker than the one right of it. They differ little where a picture was cut, resized or encoded again. */
async function lookOf(data: Buffer, info: OutputInfo): Promise<string> {
  const grey = await sharp(data, { raw: info })
    .flatten({ background: "#fff" })
    .greyscale()
    .resize(9, 8, { fit: "fill" })
    .raw()
    .toBuffer();
  return Array.from({ length: 64 }, (_, bit) => {
    const at = Math.floor(bit / 8) * 9 + (bit % 8);
    return (grey[at] ?? 0) < (grey[at + 1] ?? 0) ? "1" : "0";
  }).join("");
}

serveWork(async (file: string): Promise<IssueCode | PrivatePicture> => {
  const hash = await hashOf(file);
  try {
    const decoded = await decodePicture(file, largest.width);
    if (typeof decoded === "string") return decoded;
    const { data, info } = decoded;
    for (const { width, quality } of sizes) {
      const bytes = await sharp(data, { raw: info }).resize(within(width)).webp({ quality }).toBuffer();
      if (bytes.byteLength <= MAX_BYTES) return { bytes, hash, look: await lookOf(data, info) };
    }
    return "too_costly";
  } catch {
    return "not_a_picture";
  }
});
