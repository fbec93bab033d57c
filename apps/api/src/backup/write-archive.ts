import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";

import yazl from "yazl";

/** Adds a file to an archive; resolves once its content is read. */
export type AddFile = (
  name: string,
  content: Readable,
  options?: { readonly compress?: boolean },
) => Promise<void>;

/** Flushes a file or folder to disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync();
  await handle.close();
}

/** Writes an archive, a ZIP file that has its name only once it is complete and on disk. */
export async function writeArchive(file: string, fill: (add: AddFile) => Promise<void>): Promise<void> {
  const partial = `${file}.partial`;
  const zip = new yazl.ZipFile();
  const stopping = new AbortController();
  const { signal } = stopping;
  zip.on("error", (cause: unknown) => stopping.abort(cause));
  const written = pipeline(zip.outputStream, createWriteStream(partial, { mode: 0o600 }), { signal });
  // A failed write leaves the content of the file unread.
  written.catch((cause: unknown) => stopping.abort(cause));
  try {
    await fill(async (name, content, { compress = true } = {}) => {
      zip.addReadStreamLazy(name, { compress, mode: 0o100_600 }, (take) => take(null, content));
      await finished(content, { writable: false, signal });
    });
    zip.end();
    await written;
    await flush(partial);
    await rename(partial, file);
    // Windows neither allows nor needs fsync on a directory.
    if (process.platform !== "win32") await flush(dirname(file));
  } catch (error) {
    stopping.abort(error);
    await rm(partial, { force: true });
    throw signal.reason ?? error;
  }
}
