import { existsSync } from "node:fs";
import { rm, statfs, writeFile } from "node:fs/promises";
import { freemem } from "node:os";
import { join } from "node:path";

import { demonstrationAddress } from "@shop/domain/site/shop.ts";
import { SHOP_VERSION } from "@shop/domain/site/version.ts";
import { errorMessage } from "@shop/serving/error-code.ts";
import type { Settings } from "@shop/serving/settings.ts";
import { StartError } from "@shop/serving/start-error.ts";
import { createTransport } from "nodemailer";
import * as v from "valibot";

import { askShop } from "../admin-socket/socket-client.ts";
import { lastBackup } from "../backup/backup-folder.ts";
import { LATE_BACKUP_MS } from "../backup/backup-job.ts";
import { isNewDatabase } from "../database/database.ts";
import { withStored } from "../database/stored-database.ts";
import { senderAddress } from "../modules/mails/delivery.ts";
import { openPictureFiles } from "../modules/media/open-pictures.ts";
import { checkDatabase } from "./check-database.ts";
import { type Finding, findingSchema } from "./finding.ts";

const MEGABYTE = 1024 * 1024;
const HOUR_MS = 60 * 60 * 1000;

/** Free space below which something is soon going to fail, in megabytes. */
const LITTLE_DISK_MB = 2000;
const NO_DISK_MB = 200;
const LITTLE_MEMORY_MB = 300;

/** Milliseconds within which the mail server has to answer. */
const MAIL_MS = 10_000;

async function database(settings: Settings): Promise<Finding[]> {
  if (await isNewDatabase(settings)) {
    return [
      { level: "warning", what: "database", text: "is empty", advice: "The first start creates the shop." },
    ];
  }
  try {
    return await withStored(settings, ({ queries }) => checkDatabase(queries));
  } catch (error) {
    if (!(error instanceof StartError) || error.code !== "data_directory_owned") throw error;
    return askShop(settings.DATA_DIR, "/doctor", { body: {}, answer: v.array(findingSchema) });
  }
}

async function disk({ DATA_DIR }: Settings): Promise<Finding[]> {
  const what = "disk";
  if (!existsSync(DATA_DIR)) {
    return [
      { level: "warning", what, text: `there is no ${DATA_DIR} yet`, advice: "The first start creates it." },
    ];
  }
  const probe = join(DATA_DIR, ".doctor");
  await writeFile(probe, "x");
  await rm(probe);
  const { bavail, bsize } = await statfs(DATA_DIR);
  const free = Math.round((bavail * bsize) / MEGABYTE);
  const text = `${free} MB free in ${DATA_DIR}`;
  if (free >= LITTLE_DISK_MB) return [{ level: "ok", what, text }];
  const level = free < NO_DISK_MB ? "failed" : "warning";
  return [{ level, what, text, advice: "Delete old backups, or move DATA_DIR to a larger disk." }];
}

async function pictures(settings: Settings): Promise<Finding[]> {
  await openPictureFiles(settings);
  return [{ level: "ok", what: "pictures", text: settings.MEDIA_URL ?? join(settings.DATA_DIR, "media") }];
}

async function mail({ SMTP_URL, MAIL_FROM, DATA_DIR }: Settings): Promise<Finding[]> {
  const what = "mail";
  if (SMTP_URL === undefined) {
    const text = `no mail is sent: all are kept in ${join(DATA_DIR, "mails")}`;
    return [{ level: "warning", what, text, advice: "Set SMTP_URL." }];
  }
  const options = { connectionTimeout: MAIL_MS, greetingTimeout: MAIL_MS, socketTimeout: MAIL_MS };
  const transport = createTransport({ url: SMTP_URL, ...options });
  try {
    await transport.verify();
    const sender = demonstrationAddress(senderAddress(MAIL_FROM));
    if (sender !== null) {
      const text = `mails are sent from ${sender}, an address of the demonstration`;
      return [{ level: "warning", what, text, advice: "Set MAIL_FROM to an address of the shop." }];
    }
    return [{ level: "ok", what, text: `${new URL(SMTP_URL).host} accepts the login` }];
  } finally {
    transport.close();
  }
}

function backup({ BACKUP_FOLDER: folder }: Settings): Finding[] {
  const what = "backup";
  if (folder === undefined) {
    return [{ level: "warning", what, text: "no automatic backups are made", advice: "Set BACKUP_FOLDER." }];
  }
  const last = lastBackup(folder);
  const hours = last ? Math.round((Date.now() - last.at.getTime()) / HOUR_MS) : null;
  const text =
    hours === null ? `there is none in ${folder}` : `the last one in ${folder} is ${hours} hours old`;
  if (last && Date.now() - last.at.getTime() <= LATE_BACKUP_MS) return [{ level: "ok", what, text }];
  return [{ level: "failed", what, text, advice: "The log of the shop says why ('no backup was made')." }];
}

function machine({ PUBLIC_URL, SMTP_URL }: Settings): Finding[] {
  const free = Math.round(freemem() / MEGABYTE);
  const memory: Finding = {
    level: "ok",
    what: "memory",
    text: `${free} MB free, Node.js ${process.version}`,
  };
  const address = ((): Finding => {
    if (PUBLIC_URL !== undefined) return { level: "ok", what: "address", text: PUBLIC_URL };
    // Without an SMTP server no mail is sent, and links in it need no address.
    if (SMTP_URL === undefined)
      return { level: "ok", what: "address", text: "none is needed: no mail is sent" };
    return { level: "warning", what: "address", text: "mails hold no links", advice: "Set PUBLIC_URL." };
  })();
  return [
    free < LITTLE_MEMORY_MB
      ? { ...memory, level: "warning", advice: "The shop needs 350 MB, and 600 MB under load." }
      : memory,
    address,
  ];
}

const advices: Readonly<Record<string, string>> = {
  database: "Check that the server runs and that DATABASE_URL is right.",
  disk: "Make the user of the shop the owner of DATA_DIR: chown -R.",
  pictures: "Check MEDIA_URL, AWS_ENDPOINT_URL and the keys.",
  mail: "Check SMTP_URL: server, port, user and password.",
};

/** Runs a check; one that throws has failed. */
async function findings(what: string, check: () => Promise<Finding[]> | Finding[]): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    const [text = ""] = errorMessage(error).split("\n", 1);
    const advice = advices[what];
    return [{ level: "failed", what, text, ...(advice !== undefined && { advice }) }];
  }
}

const lineOf = ({ level, what, text, advice }: Finding): string =>
  `${level.padEnd(7)}  ${what}: ${text}${advice === undefined ? "" : ` → ${advice}`}`;

/** `npm run doctor`: checks what the shop depends on, also while it runs; a line each, and not ok where one has failed. */
export async function doctorCommand(
  settings: Settings,
): Promise<{ readonly ok: boolean; readonly lines: readonly string[] }> {
  const found: Finding[] = [
    { level: "ok", what: "version", text: SHOP_VERSION },
    ...(await findings("disk", () => disk(settings))),
    ...(await findings("database", () => database(settings))),
    ...(await findings("pictures", () => pictures(settings))),
    ...(await findings("mail", () => mail(settings))),
    ...(await findings("backup", () => backup(settings))),
    ...(await findings("memory", () => machine(settings))),
  ];
  return { ok: found.every(({ level }) => level !== "failed"), lines: found.map(lineOf) };
}
