import { exactForm, foldPartNumber } from "@shop/domain/search/folding.ts";
import { inArray, sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import type { ProductRow } from "../products.table.ts";
import { productKeys } from "./product-keys.table.ts";

/** A product, as far as its keys are made of it. */
export type KeyedProduct = Pick<ProductRow, "name" | "part_number" | "manufacturer_part_number">;

/** The keys of a product. */
export const keysOf = ({
  name,
  part_number: partNumber,
  manufacturer_part_number: manufacturerPartNumber,
}: KeyedProduct) => ({
  nameExact: exactForm(name),
  partExact: partNumber && exactForm(partNumber),
  nameKey: foldPartNumber(name),
  partKey: partNumber && foldPartNumber(partNumber),
  manufacturerPartKey: manufacturerPartNumber && foldPartNumber(manufacturerPartNumber),
});

/** Rows per statement; PostgreSQL allows 65,535 parameters. */
const BATCH = 5000;

/** Stores the keys of products, in the transaction that writes these. */
export async function storeKeys(
  transaction: Queries,
  products: readonly (KeyedProduct & Pick<ProductRow, "id">)[],
): Promise<void> {
  for (let start = 0; start < products.length; start += BATCH) {
    const rows = products
      .slice(start, start + BATCH)
      .map((product) => Object.assign(keysOf(product), { productId: product.id }));
    await transaction
      .insert(productKeys)
      .values(rows)
      .onConflictDoUpdate({
        target: productKeys.productId,
        set: {
          nameExact: sql`excluded.name_exact`,
          partExact: sql`excluded.part_exact`,
          nameKey: sql`excluded.name_key`,
          partKey: sql`excluded.part_key`,
          manufacturerPartKey: sql`excluded.manufacturer_part_key`,
        },
      });
  }
}

/** Deletes the keys of products that are no longer on sale. */
export async function deleteKeys(transaction: Queries, ids: readonly number[]): Promise<void> {
  await transaction.delete(productKeys).where(inArray(productKeys.productId, [...ids]));
}
