import type { SettingsSectionName } from "@shop/domain/site/settings-sections.ts";
import type { ShopSettings } from "@shop/domain/site/shop-settings.ts";
import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The settings as they are kept, with what answers leave out. */
export interface KeptSettings extends ShopSettings {
  /** The sections that an owner has saved, changed or not; missing where an earlier version stored them. */
  readonly confirmed?: readonly SettingsSectionName[];
}

/** A single row with the settings of the shop, once an owner has changed them. */
export const shopSettings = pgTable("shop_settings", {
  id: integer().primaryKey().default(1),
  settings: jsonb().$type<KeptSettings>().notNull(),
  version: integer().notNull(),
  changedAt: timestamp("changed_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  /** The administrator's mail address at that time. */
  changedBy: text("changed_by").notNull(),
});

/** The stored settings. */
export type ShopSettingsRow = typeof shopSettings.$inferSelect;
