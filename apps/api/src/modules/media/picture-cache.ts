import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";

import { LRUCache } from "lru-cache";

import { createFolder } from "../../create-folder.ts";
import { type PictureFiles, pictureFolder } from "./picture-files.ts";

/** Size limit of the cached files of a node, in bytes. */
const MAX_BYTES = 1024 ** 3;

/** Names that are remembered as missing, and for how many milliseconds: another node may store one. */
const MAX_MISSING = 10_000;
const MISSING_MS = 10_000;

/** Copies of the files of a bucket on this machine, from which they are served. */
export interface PictureCache {
  readonly folder: string;
  /** Brings a file into the folder, unless it is there or does not exist; throws unavailable where the store cannot be reached. */
  readonly bring: (name: string) => Promise<void>;
}

/** Caches files in a folder; beyond the limit those are deleted that were not asked for longest. Names stand for contents, so that none is ever outdated. */
export function pictureCache(
  files: Pick<PictureFiles, "read">,
  folder: string,
  maxSize = MAX_BYTES,
): PictureCache {
  createFolder(folder);
  const own = pictureFolder(folder);
  const sizes = new LRUCache<string, number>({
    maxSize,
    sizeCalculation: (size) => Math.max(1, size),
    // Where it is read at this moment, the file ends with its last reader.
    dispose: (_, name, reason) => {
      if (reason === "evict") rmSync(join(folder, name), { force: true });
    },
  });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile()) sizes.set(entry.name, statSync(join(folder, entry.name)).size);
  }
  const missing = new LRUCache<string, true>({ max: MAX_MISSING, ttl: MISSING_MS });
  const loads = new Map<string, Promise<void>>();
  const load = async (name: string): Promise<void> => {
    const content = await files.read(name);
    if (!content) {
      missing.set(name, true);
      return;
    }
    await own.write(name, content);
    sizes.set(name, (await stat(join(folder, name))).size);
  };
  return {
    folder,
    bring: async (name) => {
      if (missing.has(name)) return;
      // Looked up in both: the folder may be shared with a node, or emptied by hand.
      if (sizes.get(name) !== undefined && existsSync(join(folder, name))) return;
      const loading = loads.get(name) ?? load(name).finally(() => loads.delete(name));
      loads.set(name, loading);
      await loading;
    },
  };
}
