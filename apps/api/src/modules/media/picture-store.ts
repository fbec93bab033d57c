import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

import type { IssueCode } from "@shop/contract/codes.ts";
import { MAX_PICTURE_BYTES } from "@shop/contract/files.ts";
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  pictureAddress,
  pictureFile,
  pictureKey,
} from "@shop/domain/pictures/pictures.ts";

import { createFolder } from "../../create-folder.ts";
import { openPdfStore, type StoredPdf } from "./pdf-store.ts";
import { pictureConverter } from "./picture-converter.ts";
import { ORIGINALS, type PictureFiles } from "./picture-files.ts";
import { type PrivatePictures, privatePictures } from "./private-pictures.ts";

/** Minimum age of a deleted file: a newer one may belong to an upload whose transaction has not ended. */
const UNUSED_MS = 24 * 60 * 60 * 1000;

/** Address of a stored picture, or the reason for its rejection. */
type StoredPicture =
  | { readonly address: string; readonly reason?: never }
  | { readonly reason: IssueCode; readonly address?: never };

/** The shop's pictures and PDFs as files: each stored once under a hash of its content, in every width and format and as the original. */
export interface PictureStore {
  /** Stores a copy of a file; returns its address. */
  readonly store: (path: string) => Promise<StoredPicture>;
  /** Renews the age of a stored picture, so that it is not deleted as unused; false where it is not stored. */
  readonly renew: (address: string) => Promise<boolean>;
  /** The content of a stored picture in its middle size, as a WebP file; null where it is not stored or cannot be reached. */
  readonly read: (address: string) => Promise<Uint8Array | null>;
  /** Stores a copy of a PDF beside the pictures. */
  readonly storePdf: (path: string) => Promise<StoredPdf>;
  /** Makes a picture small for the database, beside which none of its files is stored. */
  readonly encodePrivate: PrivatePictures["encode"];
  /** Whether pictures are stored, by their keys. */
  readonly findStored: () => Promise<(key: string) => boolean>;
  /** Deletes files that are older than a day and not in use; returns how many. */
  readonly removeUnused: (isUsed: (key: string) => boolean) => Promise<number>;
  readonly close: () => void;
}

/** The width in which pictures are read. */
const READ_WIDTH = PICTURE_WIDTHS[1];

const STORED_FILE = /^(?<key>[a-f0-9]{32})(?:-(?:320|640|1280)\.(?:avif|webp)|\.pdf)?$/;

const suffixes = PICTURE_WIDTHS.flatMap((width) =>
  PICTURE_FORMATS.map((format) => pictureFile("", width, format)),
);

async function keyOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex").slice(0, 32);
}

/** Opens the store of pictures, which are converted in a folder on this machine. Originals contain their metadata, location included, and are never served. */
export function openPictureStore(files: PictureFiles, incoming: string): PictureStore {
  createFolder(incoming);
  const converter = pictureConverter();
  const pdfs = openPdfStore(files);
  const privates = privatePictures();

  /** Renews the age of a stored picture; false where it is not stored. */
  const touch = async (key: string): Promise<boolean> => {
    for (const name of [ORIGINALS + key, ...suffixes.map((suffix) => key + suffix)]) {
      if (!(await files.touch(name))) return false;
    }
    return true;
  };

  const convert = async (key: string, path: string): Promise<IssueCode | null> => {
    const upload = join(incoming, randomUUID());
    try {
      createFolder(incoming);
      await copyFile(path, upload);
      const reason = await converter.convert(upload);
      if (reason) return reason;
      for (const suffix of suffixes) await files.write(key + suffix, createReadStream(upload + suffix));
      // Last: a picture is stored where its original is.
      await files.write(ORIGINALS + key, createReadStream(upload));
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
    renew: async (address) => {
      const key = pictureKey(address);
      return key !== null && touch(key);
    },
    read: async (address) => {
      const key = pictureKey(address);
      try {
        const content = key === null ? null : await files.read(pictureFile(key, READ_WIDTH, "webp"));
        return content && new Uint8Array(await buffer(content));
      } catch {
        return null;
      }
    },
    storePdf: (path) => pdfs.store(path, keyOf),
    encodePrivate: privates.encode,
    removeUnused: async (isUsed) => {
      const before = new Date(Date.now() - UNUSED_MS);
      let removed = 0;
      // What a process has left that was killed. First, so that it needs no bucket.
      createFolder(incoming);
      for (const entry of await readdir(incoming, { withFileTypes: true })) {
        const file = join(incoming, entry.name);
        if (!entry.isFile() || (await stat(file)).mtime > before) continue;
        await rm(file, { force: true });
        removed += 1;
      }
      for await (const { name, storedAt } of files.list()) {
        const key = STORED_FILE.exec(name.replace(ORIGINALS, ""))?.groups?.["key"];
        if (key === undefined || isUsed(key) || storedAt > before) continue;
        // A list of a bucket is older than its last line: another node may just have used the picture again.
        if (await files.remove(name, before)) removed += 1;
      }
      return removed;
    },
    findStored: async () => {
      const isStored = await files.findStored();
      return (key) => isStored(ORIGINALS + key);
    },
    close: () => {
      converter.close();
      pdfs.close();
      privates.close();
    },
  };
}
