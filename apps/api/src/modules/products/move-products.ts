import type { Admin } from "@shop/contract/accounts/user.ts";
import { and, inArray, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import type { Touch } from "../catalogue/catalogue.service.ts";
import { productTag } from "../catalogue/tags.ts";
import { record } from "../history/history.repository.ts";
import type { SubCategoryRow } from "../sub-categories/sub-categories.table.ts";
import { lockProducts } from "./product-edits.repository.ts";
import { isSold } from "./product-visibility.ts";
import { products } from "./products.table.ts";

/** Maximum number of product tags in one change; a larger change invalidates everything. */
const MAX_TAGS = 1000;

/** Invalidates the answers that contain some products, and all lists and searches. */
export function touchProducts(touch: Touch, ids: readonly number[]): void {
  if (ids.length > MAX_TAGS) touch("everything");
  else touch("products", ...ids.map(productTag));
}

/** The ids of the products on sale in sub categories; locks their rows until the transaction ends. */
export const lockProductsOf = (transaction: Queries, ...subCategoryIds: number[]): Promise<number[]> =>
  lockProducts(transaction, and(inArray(products.sub_category_id, subCategoryIds), isSold));

/** Moves all products of a sub category into another one; the caller indexes them again. Returns their ids. */
export async function moveProducts(
  transaction: Queries,
  touch: Touch,
  { from, to, admin }: { readonly from: SubCategoryRow; readonly to: SubCategoryRow; readonly admin: Admin },
): Promise<number[]> {
  const ids = await lockProductsOf(transaction, from.id);
  if (ids.length === 0) return ids;
  await transaction
    .update(products)
    .set({
      sub_category_id: to.id,
      category_id: to.categoryId,
      version: sql`${products.version} + 1`,
      updated_at: sql`now()`,
    })
    .where(inArray(products.id, ids));
  await record(
    transaction,
    admin,
    ids.map((entityId) => ({
      entity: "product",
      entityId,
      action: "updated",
      fields: [{ field: "sub_category", old: from.name, new: to.name }],
    })),
  );
  touchProducts(touch, ids);
  return ids;
}
