import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { opendir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";

import { createFolder } from "../../create-folder.ts";

/** A stored file with its age: how long ago it was stored, or used again by an upload of the same picture. */
interface StoredPictureFile {
  readonly name: string;
  readonly storedAt: Date;
}

/** The files of a shop's pictures by their names, which stand for contents: variants, and originals below `originals/`. */
export interface PictureFiles {
  /** All files, or those whose names begin so. */
  readonly list: (prefix?: "originals/") => AsyncIterable<StoredPictureFile>;
  /** The content of a file; null where there is none. */
  readonly read: (name: string) => Promise<AsyncIterable<Uint8Array> | null>;
  /** Stores a file; one that is interrupted is not stored. */
  readonly write: (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Makes a file new again; false where it is not stored. */
  readonly touch: (name: string) => Promise<boolean>;
  /** Deletes a file unless it was made new since then; false where it was not deleted. */
  readonly remove: (name: string, before: Date) => Promise<boolean>;
  /** Whether originals are stored, for many names that are asked for soon. */
  readonly findStored: () => Promise<(name: string) => boolean>;
}

export const ORIGINALS = "originals/";
/** Folder of files that are not complete yet, on the disk of those that are. */
export const INCOMING = "incoming";

/** The files of pictures in a folder. */
export function pictureFolder(folder: string): PictureFiles {
  const pathOf = (name: string): string => join(folder, name);
  return {
    async *list(only) {
      for (const prefix of only === undefined ? ["", ORIGINALS] : [only]) {
        if (!existsSync(pathOf(prefix))) continue;
        for await (const entry of await opendir(pathOf(prefix))) {
          if (!entry.isFile()) continue;
          const name = prefix + entry.name;
          yield { name, storedAt: (await stat(pathOf(name))).mtime };
        }
      }
    },
    read: (name) => Promise.resolve(existsSync(pathOf(name)) ? createReadStream(pathOf(name)) : null),
    write: async (name, content) => {
      for (const path of [dirname(pathOf(name)), pathOf(INCOMING)]) createFolder(path);
      const partial = join(pathOf(INCOMING), randomUUID());
      try {
        await pipeline(content, createWriteStream(partial, { mode: 0o600, flush: true }));
        await rename(partial, pathOf(name));
      } finally {
        await rm(partial, { force: true });
      }
    },
    touch: async (name) => {
      const now = new Date();
      try {
        await utimes(pathOf(name), now, now);
        return true;
      } catch {
        return false;
      }
    },
    remove: async (name, before) => {
      const found = await stat(pathOf(name)).catch(() => null);
      if (!found || found.mtime > before) return false;
      await rm(pathOf(name), { force: true });
      return true;
    },
    findStored: () => Promise.resolve((name) => existsSync(pathOf(name))),
  };
}
