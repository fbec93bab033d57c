import { isListed } from "@shop/domain/catalogue/visibility.ts";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { categories } from "../../categories/categories.table.ts";
import { subCategories } from "../../categories/sub-categories/sub-categories.table.ts";
import { isSeenIn } from "../product-visibility.ts";
import { type ProductRow, products } from "../products.table.ts";
import type { SearchSource } from "./search-document.ts";
import { searchDocuments } from "./search-documents.table.ts";
import { indexProducts } from "./search-index.ts";
import { searchPending } from "./search-pending.table.ts";

const present = (texts: readonly (string | null)[]): string[] => texts.flatMap((text) => text ?? []);

/** A product with its groups, as far as the index reads them. */
export interface IndexedProduct {
  readonly product: Pick<
    ProductRow,
    | "id"
    | "category_id"
    | "sub_category_id"
    | "name"
    | "name_ar"
    | "part_number"
    | "manufacturer_part_number"
    | "brand"
    | "description"
    | "description_ar"
    | "price"
    | "amount"
    | "visibility"
  >;
  readonly category: { readonly name: string; readonly nameAr: string | null };
  readonly subCategory: { readonly name: string; readonly nameAr: string | null };
}

/** What the search index reads of a product. */
export const searchSourceOf = ({ product, category, subCategory }: IndexedProduct): SearchSource => ({
  productId: product.id,
  categoryId: product.category_id,
  subCategoryId: product.sub_category_id,
  name: product.name,
  partNumber: product.part_number,
  manufacturerPartNumber: product.manufacturer_part_number,
  otherNames: present([product.name_ar]),
  groupNames: present([category.name, category.nameAr, subCategory.name, subCategory.nameAr]),
  texts: present([product.brand, product.description, product.description_ar]),
  isOffered: Number(product.price) > 0 && product.amount > 0,
  isListed: isListed(product.visibility),
});

/** Updates the search documents of the products that meet a condition, in the transaction that changes them or their categories; locks them against changes. */
export async function reindex(transaction: Queries, condition: SQL | undefined): Promise<void> {
  const rows = await transaction
    .select({ product: products, category: categories, subCategory: subCategories })
    .from(products)
    .innerJoin(subCategories, eq(subCategories.id, products.sub_category_id))
    .innerJoin(categories, eq(categories.id, products.category_id))
    .where(condition)
    .orderBy(asc(products.id))
    .for("share", { of: products });
  await indexProducts(transaction, rows.map(searchSourceOf));
}

/** Updates in the search documents of products whether they have a price and are in stock, and whether lists for shoppers show them. */
export async function reindexOffers(transaction: Queries, ids: readonly number[]): Promise<void> {
  const offered = sql`(${products.price} > 0 and ${products.amount} > 0)`;
  const listed = sql`(${isSeenIn("lists")})`;
  await transaction
    .update(searchDocuments)
    .set({ isOffered: offered, isListed: listed })
    .from(products)
    .where(
      and(
        eq(products.id, searchDocuments.productId),
        sql`${searchDocuments.productId} = any(${sql.param([...ids])}::integer[])`,
        sql`(${searchDocuments.isOffered}, ${searchDocuments.isListed}) <> (${offered}, ${listed})`,
      ),
    );
}

/** Deletes the search documents of products. */
export async function unindex(transaction: Queries, ids: readonly number[]): Promise<void> {
  await transaction.delete(searchDocuments).where(inArray(searchDocuments.productId, [...ids]));
  await transaction.delete(searchPending).where(inArray(searchPending.productId, [...ids]));
}
