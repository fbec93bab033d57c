import { LOW_STOCK } from "@shop/domain/constants.ts";
import { type SQL, sql } from "drizzle-orm";

import { shopSettings } from "../settings/shop-settings.table.ts";
import { products } from "./products.table.ts";

/** Condition of products with at most as many pieces as their own limit, or else that of the shop's settings. */
export const isLowStock: SQL = sql`${products.amount} <= coalesce(${products.low_stock_at}, (select (${shopSettings.settings} ->> 'low_stock_at')::int from ${shopSettings}), ${LOW_STOCK})`;
