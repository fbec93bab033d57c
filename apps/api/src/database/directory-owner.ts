import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { errorMessage } from "../error-code.ts";
import { StartError } from "../start-error.ts";

/** A claim on a data directory. */
export interface DirectoryOwner {
  /** Gives the directory up; the kernel does the same when the process ends in any other way. */
  readonly release: () => void;
}

/** Creates a folder and those above it. Step by step: Node's own recursive way never ends where the system allows none (/proc). */
function createFolder(path: string): void {
  if (existsSync(path)) return;
  createFolder(dirname(path));
  mkdirSync(path);
}

/**
 * Makes this process the only owner of a data directory, creating it where it is missing. Throws a {@link StartError}
 * when another process owns it or it cannot be written.
 *
 * PGlite does not lock its files, and two processes on one directory lose data. SQLite's exclusive mode is the file
 * lock that Node has on board: a record lock, which ends with its process, so that nothing stale stays after a crash.
 */
export function ownDirectory(directory: string): DirectoryOwner {
  let lock: DatabaseSync | undefined;
  try {
    createFolder(directory);
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
    throw new StartError(
      "data_directory_unwritable",
      `The data directory ${directory} cannot be written (${errorMessage(cause)}). Set DATA_DIR to a folder that can.`,
      { cause },
    );
  }
  const held = lock;
  return { release: () => held.close() };
}
