import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

import type { IssueCode } from "@shop/contract/codes.ts";
import { MAX_PICTURE_BYTES } from "@shop/contract/files.ts";
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  pictureAddress,
  pictureFile,
} from "@shop/domain/pictures/pictures.ts";

import { createFolder } from "../../create-folder.ts";
import { pictureConverter } from "./picture-converter.ts";

/** Minimum age of a deleted file: a newer one may belong to an upload whose transaction has not ended. */
const UNUSED_MS = 24 * 60 * 60 * 1000;

/** Address of a stored picture, or the reason for its rejection. */
type StoredPicture =
  | { readonly address: string; readonly reason?: never }
  | { readonly reason: IssueCode; readonly address?: never };

/** The shop's pictures as files: each stored once under a hash of its content, in every width and format and as the original. */
export interface PictureStore {
  /** Stores a copy of a file; returns its address. */
  readonly store: (path: string) => Promise<StoredPicture>;
  /** Deletes files that are older than a day and not in use; returns how many. */
  readonly removeUnused: (isUsed: (key: string) => boolean) => Promise<number>;
  readonly close: () => void;
}

const STORED_FILE = /^(?<key>[a-f0-9]{32})(?:-(?:320|640|1280)\.(?:avif|webp))?$/;

const suffixes = PICTURE_WIDTHS.flatMap((width) =>
  PICTURE_FORMATS.map((format) => pictureFile("", width, format)),
);

async function keyOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex").slice(0, 32);
}

/** Opens the store in a folder. Originals contain their metadata, location included, and are never served. */
export function openPictureStore(folder: string): PictureStore {
  const originals = join(folder, "originals");
  const incoming = join(folder, "incoming");
  for (const path of [folder, originals, incoming]) createFolder(path);
  const converter = pictureConverter();

  const filesOf = (key: string): string[] => [
    join(originals, key),
    ...suffixes.map((suffix) => join(folder, key + suffix)),
  ];

  /** Renews the age of a stored picture; false where it is not stored. */
  const touch = async (key: string): Promise<boolean> => {
    const now = new Date();
    try {
      for (const file of filesOf(key)) await utimes(file, now, now);
      return true;
    } catch {
      return false;
    }
  };

  const convert = async (key: string, path: string): Promise<IssueCode | null> => {
    const upload = join(incoming, randomUUID());
    try {
      await copyFile(path, upload);
      const reason = await converter.convert(upload);
      if (reason) return reason;
      for (const suffix of suffixes) await rename(upload + suffix, join(folder, key + suffix));
      await rename(upload, join(originals, key));
      return null;
    } finally {
      for (const suffix of ["", ...suffixes]) await rm(upload + suffix, { force: true });
    }
  };

  return {
    store: async (path) => {
      const { size } = await stat(path);
      if (size > MAX_PICTURE_BYTES) return { reason: "file_too_large" };
      const key = await keyOf(path);
      const reason = (await touch(key)) ? null : await convert(key, path);
      return reason ? { reason } : { address: pictureAddress(key) };
    },
    removeUnused: async (isUsed) => {
      const before = Date.now() - UNUSED_MS;
      let removed = 0;
      for (const path of [folder, originals, incoming]) {
        for (const entry of await readdir(path, { withFileTypes: true })) {
          const key = STORED_FILE.exec(entry.name)?.groups?.["key"];
          const isOurs = path === incoming || key !== undefined;
          if (!entry.isFile() || !isOurs || (key !== undefined && isUsed(key))) continue;
          const file = join(path, entry.name);
          if ((await stat(file)).mtimeMs > before) continue;
          await rm(file, { force: true });
          removed += 1;
        }
      }
      return removed;
    },
    close: converter.close,
  };
}
