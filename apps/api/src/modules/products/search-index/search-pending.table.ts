import { integer, pgTable } from "drizzle-orm/pg-core";

import { products } from "../products.table.ts";

/**
 * Products whose search documents lack their words: what writes many products stores the words after its transaction, else the next start does.
 * A table beside the documents, because a mark in a document would write its entries in all indexes again.
 */
export const searchPending = pgTable("search_pending", {
  productId: integer("product_id")
    .primaryKey()
    .references(() => products.id, { onDelete: "cascade" }),
});
