import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import type { ShopPlace } from "./commands.ts";

const PROGRAM = fileURLToPath(new URL("../cli/backup.ts", import.meta.url));

/** Writes a backup by the command in a process of its own, so that its memory is not that of the shop; rejects with what it printed. */
export async function runBackup(place: ShopPlace, file: string, signal: AbortSignal): Promise<void> {
  const child = fork(PROGRAM, [file], {
    signal,
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: {
      PATH: process.env["PATH"],
      DATABASE_URL: place.DATABASE_URL,
      DATA_DIR: place.DATA_DIR,
      MEDIA_URL: place.MEDIA_URL,
      AWS_ENDPOINT_URL: place.AWS_ENDPOINT_URL,
      AWS_REGION: place.AWS_REGION,
      AWS_ACCESS_KEY_ID: place.AWS_ACCESS_KEY_ID,
      AWS_SECRET_ACCESS_KEY: place.AWS_SECRET_ACCESS_KEY,
    },
  });
  let complaint = "";
  child.stderr?.on("data", (text: Buffer) => (complaint += text.toString()));
  await once(child, "close", { signal });
  if (child.exitCode !== 0) throw new Error(complaint.trim() || "The process that makes the backup ended.");
}
