import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const NAME_LENGTH = 200;

/** The name of an uploaded file, cut to what is stored. */
export const fileNameOf = (file: Blob): string =>
  (file instanceof File ? file.name.replaceAll("\0", "") : "").slice(0, NAME_LENGTH).toWellFormed() ||
  "sheet";

/** Stores an uploaded file for the step that reads it; returns its path. */
export async function storeUpload(file: Blob): Promise<string> {
  const path = join(tmpdir(), `shop-import-${randomUUID()}`);
  await writeFile(path, new Uint8Array(await file.arrayBuffer()), { mode: 0o600 });
  return path;
}

/** Does something with an uploaded file and deletes it. */
export async function thenDelete(path: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    await rm(path, { force: true });
  }
}
