import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

import { MAX_PICTURE_BYTES } from "@shop/contract/files.ts";
import { MAX_ZIP_PICTURES, MAX_ZIP_UNPACKED_BYTES } from "@shop/domain/sheets/sheet-limits.ts";
import yauzl, { type Entry, type ZipFile } from "yauzl";

import { ImportError } from "../../../sheets/sheet-fault.ts";
import type { UnpackedPicture } from "../import-messages.ts";

/** Entries of a ZIP, folders and the notes of operating systems included. */
const MAX_ENTRIES = 3 * MAX_ZIP_PICTURES;

/** Folders, and what systems add to them: '__MACOSX/…', '.DS_Store', 'Thumbs.db'. */
const isNoPicture = (name: string): boolean =>
  name.endsWith("/") || /(?:^|\/)(?:__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/i.test(name);

/** PostgreSQL stores neither null characters nor halves of characters. */
const storable = (name: string): string => name.replaceAll("\0", "").toWellFormed();

/** Unpacks one file; its size in the directory is checked against the content by yauzl. */
async function unpackOne(zip: ZipFile, entry: Entry, file: string): Promise<void> {
  await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(file, { mode: 0o600 }));
}

/** The pictures of a ZIP by its directory; throws where it has too many or too large ones. */
async function picturesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MAX_ENTRIES) throw new ImportError("too_many_pictures");
  const entries: Entry[] = [];
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    if (isNoPicture(entry.fileName)) continue;
    entries.push(entry);
    bytes += entry.uncompressedSize;
    if (entries.length > MAX_ZIP_PICTURES) throw new ImportError("too_many_pictures");
    if (bytes > MAX_ZIP_UNPACKED_BYTES) throw new ImportError("zip_too_large");
  }
  return entries;
}

async function unpackAll(zip: ZipFile, folder: string): Promise<UnpackedPicture[]> {
  const pictures: UnpackedPicture[] = [];
  for (const entry of await picturesOf(zip)) {
    const name = storable(entry.fileName);
    const isTooLarge = entry.uncompressedSize > MAX_PICTURE_BYTES;
    const file = isTooLarge ? null : join(folder, String(pictures.length));
    if (file !== null) await unpackOne(zip, entry, file);
    pictures.push({ name, file });
  }
  return pictures;
}

/** Unpacks the pictures of a ZIP into a folder, within limits; its names are only used to find pictures by. */
export async function unpackPictures(path: string, folder: string): Promise<UnpackedPicture[]> {
  try {
    // yauzl rejects names that lead out of a folder; files are stored under numbers anyway.
    const zip = await yauzl.openPromise(path, {
      lazyEntries: true,
      validateEntrySizes: true,
      autoClose: false,
    });
    try {
      return await unpackAll(zip, folder);
    } finally {
      zip.close();
    }
  } catch (cause) {
    // Whatever is wrong with the file: it is no ZIP that can be read.
    throw cause instanceof ImportError ? cause : new ImportError("bad_zip", { cause });
  }
}
