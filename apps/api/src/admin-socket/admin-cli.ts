import type { Settings } from "@shop/serving/settings.ts";
import { StartError } from "@shop/serving/start-error.ts";
import * as v from "valibot";

import { openDatabase, requireShop } from "../database/database.ts";
import { protectDataDirectory } from "../protect-data.ts";
import { type CommandOutcome, runAdminCommand } from "./admin-commands.ts";
import { askShop } from "./socket-client.ts";

const outcomeSchema = v.object({ ok: v.boolean(), lines: v.array(v.string()) });

/** Executes an administrator command on the shop's database, or in the running shop that owns the embedded database. Throws a StartError. */
export async function adminCommand(settings: Settings, args: readonly string[]): Promise<CommandOutcome> {
  await requireShop(settings);
  if (!settings.DATABASE_URL) protectDataDirectory(settings.DATA_DIR);
  try {
    const database = await openDatabase(settings);
    try {
      return await runAdminCommand(database, args);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof StartError) || error.code !== "data_directory_owned") throw error;
    return askShop(settings.DATA_DIR, "/admins", { body: { args }, answer: outcomeSchema });
  }
}
