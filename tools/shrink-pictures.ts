import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

const smallest = { compressionLevel: 9, effort: 10, adaptiveFiltering: false } as const;

/** Writes the PNG pictures of a folder anew, as small as they go without a change of any pixel. */
export async function shrinkPictures(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".png"))) {
    const path = join(folder, name);
    const written = readFileSync(path);
    const small = await sharp(written).png(smallest).toBuffer();
    if (small.length < written.length) writeFileSync(path, small);
  }
}
