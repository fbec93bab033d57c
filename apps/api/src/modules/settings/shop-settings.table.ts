import type { ShopSettings } from "@shop/domain/site/shop-settings.ts";
import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** A single row with the settings of the shop, once an owner has changed them. */
export const shopSettings = pgTable("shop_settings", {
  id: integer().primaryKey().default(1),
  settings: jsonb().$type<ShopSettings>().notNull(),
  version: integer().notNull(),
  changedAt: timestamp("changed_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  /** The administrator's mail address at that time. */
  changedBy: text("changed_by").notNull(),
});

/** The stored settings. */
export type ShopSettingsRow = typeof shopSettings.$inferSelect;
