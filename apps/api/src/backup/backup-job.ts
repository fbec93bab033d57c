import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Settings } from "@shop/serving/settings.ts";
import type { Logger } from "pino";

import { createFolder } from "../create-folder.ts";
import type { Database } from "../database/database.ts";
import type { ShopPlace } from "./commands.ts";

const PROGRAM = fileURLToPath(new URL("../cli/backup.ts", import.meta.url));

/** How often the age of the newest backup is looked at. */
const LOOK_MS = 10 * 60 * 1000;
/** Age at which a backup is followed by another: a look before a day, so that it stays at its hour. */
const DAY_MS = 24 * 60 * 60 * 1000 - LOOK_MS;

/** Age at which a backup is late: one was missed. */
export const LATE_BACKUP_MS = 36 * 60 * 60 * 1000;

/** 'shop-2026-03-02T04-05-06Z.zip'; names sort by time. */
const BACKUP_NAME = /^shop-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.zip$/;
/** What a backup leaves that is killed. */
const PARTIAL_NAME = /^shop-[\dTZ-]+\.zip\.partial$/;

const backupName = (now: Date): string => `shop-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.zip`;

/** The automatic backups in a folder, the newest first. */
const backupsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => BACKUP_NAME.test(name))
        .toSorted()
        .toReversed()
    : [];

/** The newest automatic backup. */
interface LastBackup {
  readonly at: Date;
  readonly bytes: number;
}

/** The newest automatic backup in a folder; null where there is none. */
export function lastBackup(folder: string): LastBackup | null {
  const [name] = backupsIn(folder);
  if (name === undefined) return null;
  const { mtime: at, size: bytes } = statSync(join(folder, name));
  return { at, bytes };
}

/** Settings of automatic backups. */
type BackupSettings = ShopPlace & Pick<Settings, "BACKUP_FOLDER" | "BACKUP_KEEP">;

/** Runs the command of a backup in a process of its own, so that its memory is not that of the shop; rejects with what it printed. */
async function runBackup(settings: ShopPlace, file: string, signal: AbortSignal): Promise<void> {
  const child = fork(PROGRAM, [file], {
    signal,
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: {
      PATH: process.env["PATH"],
      DATABASE_URL: settings.DATABASE_URL,
      DATA_DIR: settings.DATA_DIR,
      MEDIA_URL: settings.MEDIA_URL,
      AWS_ENDPOINT_URL: settings.AWS_ENDPOINT_URL,
      AWS_REGION: settings.AWS_REGION,
      AWS_ACCESS_KEY_ID: settings.AWS_ACCESS_KEY_ID,
      AWS_SECRET_ACCESS_KEY: settings.AWS_SECRET_ACCESS_KEY,
    },
  });
  let complaint = "";
  child.stderr?.on("data", (text: Buffer) => (complaint += text.toString()));
  await once(child, "close", { signal });
  if (child.exitCode !== 0) throw new Error(complaint.trim() || "The process that makes the backup ended.");
}

/**
 * Makes a backup each day into a folder, on one node at a time, and deletes the oldest beyond the number to keep. Returns a function that stops
 * it, with a backup in progress.
 */
export function startBackupJob(
  { tryLock }: Pick<Database, "tryLock">,
  settings: BackupSettings,
  logger: Logger,
): () => Promise<void> {
  const { BACKUP_FOLDER: folder, BACKUP_KEEP: kept } = settings;
  if (folder === undefined) return () => Promise.resolve();
  const stopping = new AbortController();
  const isDue = (): boolean => Date.now() - (lastBackup(folder)?.at.getTime() ?? 0) > DAY_MS;
  const make = async (): Promise<void> => {
    if (!isDue()) return;
    const unlock = await tryLock("backup");
    if (!unlock) return;
    try {
      // Another node may have made one until the lock was taken.
      if (!isDue()) return;
      createFolder(folder);
      const partial = readdirSync(folder).filter((name) => PARTIAL_NAME.test(name));
      await runBackup(settings, join(folder, backupName(new Date())), stopping.signal);
      for (const name of [...partial, ...backupsIn(folder).slice(kept)]) await rm(join(folder, name));
      logger.info({ backup: lastBackup(folder) }, "a backup was made");
    } finally {
      await unlock();
    }
  };
  let running = Promise.resolve();
  const look = (): void => {
    running = running
      .then(make)
      .catch((error: unknown) => logger.error({ err: error }, "no backup was made"));
  };
  look();
  const timer = setInterval(look, LOOK_MS).unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
