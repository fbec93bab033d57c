import { lastBackup } from "./backup-folder.ts";
import type { BackupMaker } from "./backup-maker.ts";

/** How often the age of the newest backup is looked at. */
const LOOK_MS = 10 * 60 * 1000;
/** Age at which a backup is followed by another: a look before a day, so that it stays at its hour. */
const DAY_MS = 24 * 60 * 60 * 1000 - LOOK_MS;

/** Age at which a backup is late: one was missed. */
export const LATE_BACKUP_MS = 36 * 60 * 60 * 1000;

/** Makes a backup each day. Returns a function that stops it. */
export function startBackupJob({ folder, make }: BackupMaker): () => void {
  const isDue = (): boolean => Date.now() - (lastBackup(folder)?.at.getTime() ?? 0) > DAY_MS;
  const look = (): void => void make({ byHand: false, isDue });
  look();
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}
