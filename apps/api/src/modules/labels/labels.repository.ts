import { and, inArray } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { isSold } from "../products/product-visibility.ts";
import { products } from "../products/products.table.ts";

/** What labels state of products that are not deleted, in no order. */
export const findLabelled = (queries: Queries, ids: readonly number[]) =>
  queries
    .select({
      id: products.id,
      name: products.name,
      name_ar: products.name_ar,
      part_number: products.part_number,
      barcode: products.barcode,
      price: products.price,
      unit: products.unit,
      pieces_per_unit: products.pieces_per_unit,
      visibility: products.visibility,
    })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isSold));

/** A product as labels state it. */
export type LabelledProduct = Awaited<ReturnType<typeof findLabelled>>[number];
