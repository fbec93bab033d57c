import type { ProductGap } from "@shop/domain/catalogue/product-gaps.ts";
import { LOW_STOCK } from "@shop/domain/constants.ts";
import { DEAD_AFTER } from "@shop/domain/product-files/product-files.ts";
import { eq, type SQL, sql } from "drizzle-orm";

import { productFiles } from "../product-files/product-files.table.ts";
import { shopSettings } from "../settings/shop-settings.table.ts";
import { productImages } from "./product-images.table.ts";
import { products } from "./products.table.ts";

/** Condition of products with at most as many pieces as their own limit, or else that of the shop's settings. */
export const isLowStock: SQL = sql`${products.amount} <= coalesce(${products.lowStockAt}, (select (${shopSettings.settings} ->> 'low_stock_at')::int from ${shopSettings}), ${LOW_STOCK})`;

/** Conditions of products that lack something. */
export const lacks: Readonly<Record<ProductGap, SQL>> = {
  price: sql`${products.price} = 0`,
  picture: sql`not exists (select 1 from ${productImages} where ${eq(productImages.productId, products.id)})`,
  name_ar: sql`coalesce(${products.nameAr}, '') = ''`,
  working_links: sql`exists (select 1 from ${productFiles} where ${eq(productFiles.productId, products.id)} and ${productFiles.failures} >= ${DEAD_AFTER})`,
};
