import { sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { productImages } from "../products/product-images.table.ts";
import type { ImageRow } from "../products/products.repository.ts";
import { products } from "../products/products.table.ts";
import type { ProductColumns } from "./product-change.ts";

/** A product with the columns that an import writes. */
export interface WrittenProduct {
  readonly id: number;
  readonly columns: ProductColumns;
}

/** Takes ids for new products. */
export async function takeProductIds(transaction: Queries, count: number): Promise<number[]> {
  if (count === 0) return [];
  const rows = await transaction
    .select({ id: sql<number>`nextval(pg_get_serial_sequence('products', 'id'))::integer` })
    .from(sql`generate_series(1, ${count}::integer)`);
  return rows.map(({ id }) => id);
}

/** Inserts products with their ids. */
export async function insertWritten(transaction: Queries, rows: readonly WrittenProduct[]): Promise<void> {
  if (rows.length === 0) return;
  await transaction.insert(products).values(rows.map(({ id, columns }) => ({ id, ...columns })));
}

/** Updates products and increments their versions. */
export async function updateWritten(transaction: Queries, rows: readonly WrittenProduct[]): Promise<void> {
  if (rows.length === 0) return;
  const list = <K extends keyof ProductColumns>(name: K) =>
    sql.param(rows.map(({ columns }) => columns[name]));
  await transaction.execute(sql`
    update ${products} set
      category_id = given.category_id, sub_category_id = given.sub_category_id, name = given.name,
      name_ar = given.name_ar, name_sort = given.name_sort, part_number = given.part_number, brand = given.brand,
      price = given.price, amount = given.amount, description = given.description,
      description_ar = given.description_ar, version = ${products.version} + 1, updated_at = now()
    from unnest(
      ${sql.param(rows.map(({ id }) => id))}::integer[],
      ${list("categoryId")}::integer[], ${list("subCategoryId")}::integer[], ${list("name")}::text[],
      ${list("nameAr")}::text[], ${list("nameSort")}::text[], ${list("partNumber")}::text[],
      ${list("brand")}::text[], ${list("price")}::numeric[], ${list("amount")}::integer[],
      ${list("description")}::text[], ${list("descriptionAr")}::text[]
    ) as given (id, category_id, sub_category_id, name, name_ar, name_sort, part_number, brand, price, amount,
      description, description_ar)
    where ${products.id} = given.id`);
}

/** The pictures of a product after a change. */
export interface WrittenImages {
  readonly productId: number;
  readonly images: readonly Pick<ImageRow, "image" | "alt" | "altAr">[];
}

/** Replaces the picture records of products. */
export async function replaceImages(transaction: Queries, changes: readonly WrittenImages[]): Promise<void> {
  if (changes.length === 0) return;
  const ids = sql.param(changes.map(({ productId }) => productId));
  await transaction.delete(productImages).where(sql`${productImages.productId} = any(${ids}::integer[])`);
  const rows = changes.flatMap(({ productId, images }) =>
    images.map(({ image, alt, altAr }, position) => ({ productId, image, alt, altAr, position })),
  );
  if (rows.length > 0) await transaction.insert(productImages).values(rows);
}

/** The records that hold some addresses, with the texts that their pictures had. */
export const imagesOf = (
  addresses: readonly string[],
  before: readonly ImageRow[],
): WrittenImages["images"] =>
  addresses.map((image) => before.find((row) => row.image === image) ?? { image, alt: null, altAr: null });
