import { chmodSync, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { errorMessage } from "@shop/serving/error-code.ts";

import { createFolder, unwritable } from "./create-folder.ts";

/** Permissions of the group and of everybody else. */
const OTHERS = 0o077;

/** Takes the permissions of others from a file or folder. */
function close(path: string): void {
  const { mode } = statSync(path);
  if (mode & OTHERS) chmodSync(path, mode & 0o700);
}

/** Closes what a folder holds, without following links. A file that belongs to somebody else stays as it is. */
function closeContent(folder: string, isSkipped: (name: string) => boolean = () => false): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (isSkipped(entry.name) || entry.isSymbolicLink()) continue;
    try {
      if (entry.isDirectory()) closeContent(path);
      close(path);
    } catch {
      // Its folder is closed after it; a file may also be deleted meanwhile by another process.
    }
  }
}

/** Why other users may read a folder; null where they may not. */
function openness(folder: string): string | null {
  const { uid } = statSync(folder);
  if (uid !== process.getuid?.()) return `it belongs to another user, with the id ${uid}`;
  try {
    close(folder);
    return null;
  } catch (cause) {
    return errorMessage(cause);
  }
}

/** Closes the data directory and the pictures' folder in it, which may be a link to a volume of its own; returns the folders. */
function closeFolders(directory: string): string[] {
  const media = join(directory, "media");
  closeContent(directory, (name) => name === "media");
  if (!existsSync(media)) return [directory];
  // It may hold very many files. It is closed after its content, so that a closed one needs no walk.
  if (statSync(media).mode & OTHERS) closeContent(media);
  return [directory, media];
}

/**
 * Keeps the data directory from other users of this machine: creates it, closes what is open in it, and makes this process and its children
 * create files that only its user can read. Returns a line for the log where that is not possible; throws a StartError where the directory
 * cannot be created or read.
 */
export function protectDataDirectory(directory: string): string | null {
  createFolder(directory);
  // Windows has access control lists instead.
  if (process.platform === "win32") return null;
  process.umask(OTHERS);
  let folders: string[];
  try {
    folders = closeFolders(directory);
  } catch (cause) {
    throw unwritable(directory, cause);
  }
  for (const folder of folders) {
    const reason = openness(folder);
    if (reason !== null)
      return `Other users of this machine may read the personal data in ${folder} (${reason}). Make the user of the shop its owner: chown -R.`;
  }
  return null;
}
