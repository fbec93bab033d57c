import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

import { errorMessage } from "@shop/serving/error-code.ts";
import { StartError } from "@shop/serving/start-error.ts";

/** Creates the parents one by one: `mkdirSync` with `recursive` does not terminate below /proc. */
function create(path: string): void {
  if (existsSync(path)) return;
  create(dirname(path));
  mkdirSync(path);
}

/** The error for a data directory that cannot be written. */
export const unwritable = (directory: string, cause: unknown): StartError =>
  new StartError(
    "data_directory_unwritable",
    `The data directory ${directory} cannot be written (${errorMessage(cause)}). Set DATA_DIR to a folder that can.`,
    { cause },
  );

/** Creates a folder of the data directory with its parents where they are missing. Throws a {@link StartError}. */
export function createFolder(path: string): void {
  try {
    create(path);
  } catch (cause) {
    throw unwritable(path, cause);
  }
}
