import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";

import { createFolder } from "../create-folder.ts";
import { type DirectoryOwner, ownDirectory } from "../database/directory-owner.ts";

/** The folder of this process for uploaded files and what is unpacked from them. */
export interface UploadFolder {
  /** A path for a new file. */
  readonly newPath: () => string;
  /** Calls `work` with a new empty folder and deletes the folder afterwards. */
  readonly withFolder: (work: (folder: string) => Promise<void>) => Promise<void>;
  /** Deletes the folders of processes that have ended without doing so. */
  readonly removeAbandoned: () => void;
  /** Deletes the folder. */
  readonly close: () => void;
}

/** Starts the name of a folder until it is locked. */
const UNLOCKED = "new-";
/** Milliseconds after which a folder is not about to be locked any more. */
const LOCKED_WITHIN_MS = 60_000;

function ownerOf(path: string): DirectoryOwner | null {
  try {
    return ownDirectory(path);
  } catch {
    return null;
  }
}

/** Deletes the folders in `root` whose processes do not run any more: the kernel releases the lock of a process that ends. */
function removeAbandoned(root: string): void {
  for (const name of readdirSync(root)) {
    const path = join(root, name);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (name.startsWith(UNLOCKED) && Date.now() - changed < LOCKED_WITHIN_MS) continue;
    const owner = ownerOf(path);
    if (!owner) continue;
    owner.release();
    rmSync(path, { recursive: true, force: true });
  }
}

/** Opens a folder for this process below `root`, which several processes may share, and deletes what killed ones have left there. */
export function openUploadFolder(root: string): UploadFolder {
  createFolder(root);
  removeAbandoned(root);
  const made = mkdtempSync(join(root, UNLOCKED));
  const owner = ownDirectory(made);
  const folder = join(root, randomUUID());
  renameSync(made, folder);
  return {
    newPath: () => join(folder, randomUUID()),
    withFolder: async (work) => {
      const path = await mkdtemp(join(folder, "unpacked-"));
      try {
        await work(path);
      } finally {
        await rm(path, { recursive: true, force: true });
      }
    },
    removeAbandoned: () => removeAbandoned(root),
    close: () => {
      owner.release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
