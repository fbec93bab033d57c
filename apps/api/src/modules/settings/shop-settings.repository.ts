import { settingsOf, type ShopSettings } from "@shop/domain/site/shop-settings.ts";
import { noteReads } from "@shop/serving/reads.ts";
import { eq, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { shopSettings, type ShopSettingsRow } from "./shop-settings.table.ts";

const ROW = 1;

/** The stored settings, undefined before the first change. */
export async function findSettings(queries: Queries): Promise<ShopSettingsRow | undefined> {
  noteReads(["shop"]);
  const [row] = await queries.select().from(shopSettings).where(eq(shopSettings.id, ROW));
  return row;
}

/** The settings that apply. */
export const currentSettings = async (queries: Queries): Promise<ShopSettings> =>
  settingsOf((await findSettings(queries))?.settings);

/** Locks the settings until the transaction ends, also where none are stored. */
export async function lockSettings(transaction: Queries): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('shop: settings', 0))`);
}

/** Stores the settings as a new version. */
export async function storeSettings(
  transaction: Queries,
  values: Pick<ShopSettingsRow, "settings" | "version" | "changedBy">,
): Promise<ShopSettingsRow> {
  const set = { ...values, changedAt: sql`now()` };
  const [row] = await transaction
    .insert(shopSettings)
    .values({ id: ROW, ...set })
    .onConflictDoUpdate({ target: shopSettings.id, set })
    .returning();
  if (!row) throw new Error("The settings were not stored.");
  return row;
}
