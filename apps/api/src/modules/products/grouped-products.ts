import type { Admin } from "@shop/contract/accounts/user.ts";
import { productTag } from "@shop/serving/tags.ts";
import { and, asc, eq, exists, inArray, not, type SQL, sql, type SQLWrapper } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import type { Touch } from "../catalogue/catalogue.service.ts";
import { categories } from "../categories/categories.table.ts";
import type { GroupedProducts } from "../categories/grouped-products.ts";
import { subCategories, type SubCategoryRow } from "../categories/sub-categories/sub-categories.table.ts";
import { record } from "../history/history.repository.ts";
import { lockProducts } from "./product-edits.repository.ts";
import { isSeenIn, isSold } from "./product-visibility.ts";
import { products } from "./products.table.ts";

/** Maximum number of product tags in one change; a larger change invalidates everything. */
const MAX_TAGS = 1000;

/** Invalidates the answers that contain some products, and all lists and searches. */
export function touchProducts(touch: Touch, ids: readonly number[]): void {
  if (ids.length > MAX_TAGS) touch("everything");
  else touch("products", ...ids.map(productTag));
}

/** The ids of the products on sale in sub categories; locks their rows until the transaction ends. */
const lockProductsOf = (transaction: Queries, ...subCategoryIds: number[]): Promise<number[]> =>
  lockProducts(transaction, and(inArray(products.sub_category_id, subCategoryIds), isSold));

/** Moves all products of a sub category into another one. Returns their ids. */
async function moveProducts(
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

/** Numbers of products on sale, and of those that shoppers find in lists, by sub category id. */
async function countBySubCategory(
  queries: Queries,
): Promise<ReadonlyMap<number, { readonly onSale: number; readonly listed: number }>> {
  const rows = await queries
    .select({
      id: products.sub_category_id,
      onSale: sql<number>`count(*)::integer`,
      listed: sql<number>`count(*) filter (where ${isSeenIn("lists")})::integer`,
    })
    .from(products)
    .where(isSold)
    .groupBy(products.sub_category_id);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** The sub categories that shoppers find, with their categories: neither is hidden, and there are products in lists. */
export const findListedSubCategories = (
  queries: Queries,
): Promise<{ readonly id: number; readonly categoryId: number }[]> =>
  queries
    .selectDistinct({ id: subCategories.id, categoryId: subCategories.categoryId })
    .from(products)
    .innerJoin(subCategories, eq(subCategories.id, products.sub_category_id))
    .innerJoin(categories, eq(categories.id, subCategories.categoryId))
    .where(and(isSeenIn("lists"), not(subCategories.hidden), not(categories.hidden)))
    .orderBy(asc(subCategories.id));

/** The categories that shoppers find: they are not hidden, and have products in lists, whatever their sub category is. */
export const findListedCategories = (queries: Queries): Promise<{ readonly id: number }[]> =>
  queries
    .selectDistinct({ id: categories.id })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.category_id))
    .where(and(isSeenIn("lists"), not(categories.hidden)))
    .orderBy(asc(categories.id));

/** Those of some sub categories that hold products on sale. */
export async function findInUse(queries: Queries, ids: number[]): Promise<ReadonlySet<number>> {
  const rows = await queries
    .selectDistinct({ id: products.sub_category_id })
    .from(products)
    .where(and(inArray(products.sub_category_id, ids), isSold));
  return new Set(rows.map(({ id }) => id));
}

/** The condition that a sub category has products, deleted ones included. */
export const holdsProducts = (queries: Queries, subCategoryId: SQLWrapper): SQL =>
  exists(queries.select().from(products).where(eq(products.sub_category_id, subCategoryId)));

/** The products of categories and sub categories, for the changes of these. */
export const groupedProducts: GroupedProducts = {
  countBySubCategory,
  lockProductsOf,
  moveProducts,
  touchProducts,
};
