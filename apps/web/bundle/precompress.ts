import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const WORTH = /\.(?:js|css|svg|json|webmanifest|txt|xml)$/;
/** Bytes below which compressing saves nothing that shows. */
const LEAST = 256;

/** Writes a brotli and a gzip form beside every file of a folder for which that is worth it, as small as they get. */
export function precompress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!WORTH.test(name)) continue;
    const path = join(folder, name);
    const content = readFileSync(path);
    if (content.length < LEAST) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
