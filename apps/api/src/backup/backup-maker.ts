import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import type { Logger } from "pino";

import { createFolder } from "../create-folder.ts";
import type { Database } from "../database/database.ts";
import { backupName, backupsIn, lastBackup, partialsIn } from "./backup-folder.ts";

/** Backups that owners have started and that are kept beside the automatic ones. */
const KEPT_BY_HAND = 3;

/** Where backups go and how they are made. */
export interface BackupMakerOptions extends Pick<Database, "tryLock"> {
  readonly folder: string;
  /** Number of automatic backups to keep. */
  readonly kept: number;
  /** Writes a backup to a file that does not exist yet. */
  readonly write: (file: string, signal: AbortSignal) => Promise<void>;
  readonly logger: Logger;
}

/** Makes backups into a folder, one at a time over all nodes. */
export interface BackupMaker {
  readonly folder: string;
  /** Whether this node makes one. */
  readonly isMaking: () => boolean;
  /** When the last one of this node has failed; null where it was made. */
  readonly failedAt: () => Date | null;
  /** Makes one, unless any node makes one or `isDue` is false when it would begin; resolves also where it fails, which is logged. */
  readonly make: (how: { readonly byHand: boolean; readonly isDue?: () => boolean }) => Promise<void>;
  /** Ends one in progress. */
  readonly close: () => Promise<void>;
}

/** Creates the maker of backups. */
export function backupMaker({ tryLock, folder, kept, write, logger }: BackupMakerOptions): BackupMaker {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let failedAt: Date | null = null;

  const makeIn = async (byHand: boolean, isDue: () => boolean): Promise<void> => {
    if (!isDue()) return;
    const unlock = await tryLock("backup");
    if (!unlock) return;
    try {
      // Another node may have made one until the lock was taken.
      if (!isDue()) return;
      createFolder(folder);
      const partial = partialsIn(folder);
      const file = join(folder, backupName(new Date(), byHand));
      if (existsSync(file)) return;
      await write(file, stopping.signal);
      const of = (isByHand: boolean) => backupsIn(folder).filter((one) => one.byHand === isByHand);
      const beyond = [...of(false).slice(kept), ...of(true).slice(KEPT_BY_HAND)].map(({ name }) => name);
      for (const name of [...partial, ...beyond]) await rm(join(folder, name), { force: true });
      failedAt = null;
      logger.info({ backup: lastBackup(folder) }, "a backup was made");
    } finally {
      await unlock();
    }
  };

  return {
    folder,
    isMaking: () => running !== null,
    failedAt: () => failedAt,
    make: ({ byHand, isDue = () => true }) => {
      running ??= makeIn(byHand, isDue)
        .catch((error: unknown) => {
          if (stopping.signal.aborted) return;
          failedAt = new Date();
          logger.error({ err: error }, "no backup was made");
        })
        .finally(() => (running = null));
      return running;
    },
    close: async () => {
      stopping.abort();
      await running;
    },
  };
}
