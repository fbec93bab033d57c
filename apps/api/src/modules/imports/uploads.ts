import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const NAME_LENGTH = 200;

/** Starts the names of all that imports keep in the system's temporary folder. */
const PREFIX = "shop-import-";

/** No step of an import takes as long. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** The name of an uploaded file, cut to what is stored. */
export const fileNameOf = (file: Blob): string =>
  (file instanceof File ? file.name.replaceAll("\0", "") : "").slice(0, NAME_LENGTH).toWellFormed() ||
  "sheet";

/** Stores an uploaded file and starts the step that reads it, which calls `cleanUp` at its end; where it does not start, the file is deleted. */
export async function withUpload<T>(
  file: Blob,
  startStep: (path: string, cleanUp: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const path = join(tmpdir(), `${PREFIX}${randomUUID()}`);
  const cleanUp = (): Promise<void> => rm(path, { force: true });
  try {
    await writeFile(path, new Uint8Array(await file.arrayBuffer()), { mode: 0o600 });
    return await startStep(path, cleanUp);
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

/** Calls `work` with a new empty folder and deletes the folder afterwards. */
export async function inTemporaryFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Deletes uploads and folders of processes that were killed: whatever has not changed for a day. */
export async function deleteAbandonedUploads(): Promise<void> {
  const changedBefore = Date.now() - ABANDONED_MS;
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const path = join(tmpdir(), name);
    // Another process may delete it at the same time, or it belongs to another user of the machine.
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < changedBefore)
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
