import { crc32, deflateSync } from "node:zlib";

import sharp, { type Sharp } from "sharp";

const blank = (width: number, height: number, background: string): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A plain picture as a file. */
export async function pictureFileOf(
  name: string,
  {
    width = 40,
    height = 20,
    background = "#c00",
    format = "jpeg",
  }: {
    width?: number;
    height?: number;
    background?: string;
    format?: "jpeg" | "png" | "webp" | "avif" | "gif" | "tiff";
  } = {},
): Promise<File> {
  const bytes = await blank(width, height, background)[format]().toBuffer();
  return new File([new Uint8Array(bytes)], name);
}

/** A photo with an EXIF orientation and location. */
export async function cameraFile(name: string): Promise<File> {
  const bytes = await blank(60, 30, "#0a0")
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "Camera" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 2/1 0/1" },
    })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A small PNG file whose header declares 30,000 by 30,000 pixels. */
export function bombFile(name: string): File {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const bytes = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return new File([new Uint8Array(bytes)], name);
}

/** A small AVIF file whose header declares 6000 by 6000 pixels. */
export async function hugeAvif(name: string): Promise<File> {
  const bytes = await blank(40, 20, "#c00").avif().toBuffer();
  // The box holds its type, version and flags, width and height.
  const sizes = bytes.indexOf("ispe") + 8;
  bytes.writeUInt32BE(6000, sizes);
  bytes.writeUInt32BE(6000, sizes + 4);
  return new File([new Uint8Array(bytes)], name);
}
