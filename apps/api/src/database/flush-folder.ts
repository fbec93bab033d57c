import { open, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";

async function flush(path: string): Promise<void> {
  await using file = await open(path);
  await file.sync();
}

/** Flushes the entries of a folder to disk. */
export async function flushDirectory(folder: string): Promise<void> {
  // Windows neither allows nor needs fsync on a directory.
  if (process.platform !== "win32") await flush(folder);
}

/** Flushes a folder with all its content, and its entry in the parent folder, to disk. */
export async function flushFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) await flush(path);
    else if (entry.isDirectory()) await flushDirectory(path);
  }
  await flushDirectory(folder);
  await flushDirectory(dirname(folder));
}
