import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** 'shop-2026-03-02T04-05-06Z.zip', and '…Z-by-hand.zip' of one that an owner has started; names sort by time. */
const BACKUP_NAME = /^shop-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(?:-by-hand)?\.zip$/;
/** What a backup writes until it is complete, or leaves that is killed. */
const PARTIAL_NAME = /^shop-[\w-]+\.zip\.partial$/;

/** A complete backup in the folder. */
export interface StoredBackup {
  readonly name: string;
  readonly at: Date;
  readonly bytes: number;
  /** False for one of the automatic backups. */
  readonly byHand: boolean;
}

/** The file name of a backup that begins now. */
export const backupName = (now: Date, byHand: boolean): string =>
  `shop-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z${byHand ? "-by-hand" : ""}.zip`;

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** The files that unfinished backups have left in a folder. */
export const partialsIn = (folder: string): string[] =>
  namesIn(folder).filter((name) => PARTIAL_NAME.test(name));

/** The backups in a folder, the newest first. */
export function backupsIn(folder: string): StoredBackup[] {
  const names = namesIn(folder).filter((name) => BACKUP_NAME.test(name));
  return names
    .toSorted()
    .toReversed()
    .flatMap((name) => {
      const file = statSync(join(folder, name), { throwIfNoEntry: false });
      // Another node may have deleted it.
      return file ? [{ name, at: file.mtime, bytes: file.size, byHand: name.includes("-by-hand") }] : [];
    });
}

/** The newest backup in a folder; null where there is none. */
export const lastBackup = (folder: string): StoredBackup | null => backupsIn(folder)[0] ?? null;
