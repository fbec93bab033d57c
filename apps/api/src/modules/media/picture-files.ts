import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { opendir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { createFolder } from "../../create-folder.ts";

/** The files of a shop's pictures by their names: variants, and originals below `originals/`. */
export interface PictureFiles {
  readonly names: () => AsyncIterable<string>;
  readonly read: (name: string) => Promise<Readable>;
  /** Stores a file unless there is one of its name: names stand for contents. */
  readonly write: (name: string, content: () => Promise<AsyncIterable<Buffer>>) => Promise<void>;
}

const ORIGINALS = "originals";

/** The files of pictures in a folder. */
export function pictureFolder(folder: string): PictureFiles {
  return {
    async *names() {
      for (const [path, prefix] of [
        [folder, ""],
        [join(folder, ORIGINALS), `${ORIGINALS}/`],
      ] as const) {
        if (!existsSync(path)) continue;
        for await (const entry of await opendir(path)) if (entry.isFile()) yield prefix + entry.name;
      }
    },
    read: (name) => Promise.resolve(createReadStream(join(folder, name))),
    write: async (name, content) => {
      const path = join(folder, name);
      if (existsSync(path)) return;
      createFolder(join(folder, ORIGINALS));
      const partial = `${path}.partial`;
      try {
        await pipeline(await content(), createWriteStream(partial, { mode: 0o600, flush: true }));
        await rename(partial, path);
      } finally {
        await rm(partial, { force: true });
      }
    },
  };
}
