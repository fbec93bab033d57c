import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";

const owner = { access: "admin", right: "owner" } as const;

const backupSchema = v.pipe(
  v.object({
    /** Its file name. */
    name: v.string(),
    /** When it was complete. */
    made_at: v.string(),
    bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Whether an owner has started it; false for an automatic one. */
    by_hand: v.boolean(),
  }),
  v.metadata({ ref: "Backup" }),
);

const backupListSchema = v.pipe(
  v.object({
    data: v.array(backupSchema),
    /** Whether one is being made. */
    making: v.boolean(),
    /** When the last one has failed; null where it was made. */
    failed_at: v.nullable(v.string()),
    /** Whether one is made each day. */
    daily: v.boolean(),
  }),
  v.metadata({ ref: "BackupList" }),
);

/** The backups of the shop. */
export const listBackups = defineEndpoint({
  ...owner,
  background: true,
  summary:
    "The backups that can be downloaded, the newest first, and whether one is being made: the automatic ones, and the last three that owners have started.",
  answer: backupListSchema,
});

/** Starts a backup. */
export const startBackup = defineEndpoint({
  ...owner,
  summary:
    "Starts a backup, which goes on after the answer; status false, and nothing more, where one is being made.",
  answer: v.object({ status: v.boolean() }),
});

/** A backup as a file. */
export const readBackup = defineEndpoint({
  ...owner,
  summary:
    "A backup as a ZIP file: all tables and pictures of the shop, with personal data and the hashes of passwords.",
  params: v.object({ name: v.string() }),
  answer: v.instance(Blob),
  file: ["application/zip"],
  failures: ["not_found"],
});

/** A backup that can be downloaded. */
export type Backup = v.InferOutput<typeof backupSchema>;
/** The backups with what is being made. */
export type BackupList = v.InferOutput<typeof backupListSchema>;
