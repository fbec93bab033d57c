import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import type { Settings } from "@shop/serving/settings.ts";
import { StartError } from "@shop/serving/start-error.ts";

import { isNewDatabase } from "../database/database.ts";
import type { PreparationOrder, PreparationOutcome } from "./preparation.ts";
import type { Notices } from "./prepare-shop.ts";

const PROGRAM = fileURLToPath(new URL("prepare-process.ts", import.meta.url));
const RESOLUTION = new URL("../database/drizzle-resolution.ts", import.meta.url).href;

/** Creates, migrates and seeds a database that does not exist yet, in a process of its own. Throws a {@link StartError} where it cannot. */
export async function prepareNewDatabase(settings: Settings, logger: Notices): Promise<void> {
  if (!(await isNewDatabase(settings))) return;
  const { DATABASE_URL, DATABASE_POOL, DATA_DIR, SEED, ADMIN_EMAIL } = settings;
  const child = fork(PROGRAM, {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: ["--import", RESOLUTION],
  });
  let outcome: PreparationOutcome | undefined;
  child.once("message", (message: PreparationOutcome) => {
    outcome = message;
  });
  const order: PreparationOrder = { DATABASE_URL, DATABASE_POOL, DATA_DIR, SEED, ADMIN_EMAIL };
  child.send(order);
  await Promise.all([once(child, "disconnect"), once(child, "exit")]);
  if (!outcome) throw new Error("The process that prepares the database ended.");
  for (const notice of outcome.notices) logger.info(notice);
  if (outcome.refusal) throw new StartError(outcome.refusal.code, outcome.refusal.message);
}
