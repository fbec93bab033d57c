import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { errorMessage } from "@shop/serving/error-code.ts";
import { StartError } from "@shop/serving/start-error.ts";

import { createFolder, unwritable } from "../create-folder.ts";

/** An exclusive lock on a data directory. */
export interface DirectoryOwner {
  /** Releases the lock; the kernel does the same when the process ends in any other way. */
  readonly release: () => void;
}

/** Locks until they are released: one that nothing refers to would be closed by the garbage collector. */
const held = new Set<DatabaseSync>();

/**
 * Locks a data directory for this process, and creates it where it is missing. Throws a {@link StartError} when another
 * process holds the lock or the directory cannot be written.
 *
 * PGlite does not lock its files, and two processes on one directory lose data. Node has no API for file locks, but its
 * SQLite has one in exclusive mode: a record lock, which ends with its process, so that a crash leaves no stale lock.
 */
export function ownDirectory(directory: string): DirectoryOwner {
  createFolder(directory);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(directory, "owner.lock"));
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (cause) {
    lock?.close();
    if (/database is locked/.test(errorMessage(cause))) {
      throw new StartError(
        "data_directory_owned",
        `The data directory ${directory} is in use by another running shop. Stop that one, or set DATA_DIR to another folder.`,
        { cause },
      );
    }
    throw unwritable(directory, cause);
  }
  const own = lock;
  held.add(own);
  return {
    release: () => {
      held.delete(own);
      own.close();
    },
  };
}
