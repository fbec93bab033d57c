import type { LinkFault } from "@shop/contract/product-files/product-file.ts";
import type { FileKind } from "@shop/domain/product-files/product-files.ts";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { products } from "./products.table.ts";

/** Files of products, shown by position: PDFs in the picture store and links to other sites. */
export const productFiles = pgTable(
  "product_files",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    kind: text().$type<FileKind>().notNull(),
    title: text(),
    titleAr: text("title_ar"),
    /** Path in the shop's store, or an https address. */
    address: text().notNull(),
    position: integer().notNull(),
    bytes: integer(),
    pages: integer(),
    /** When a check of a link began last. */
    checkedAt: timestamp("checked_at", { withTimezone: true, precision: 3 }),
    /** What the last check found. */
    fault: text().$type<LinkFault>(),
    /** Checks in a row that failed. */
    failures: integer().notNull().default(0),
  },
  (table) => [index("product_files_product").on(table.productId, table.position, table.id)],
);

/** A stored file of a product. */
export type ProductFileRow = typeof productFiles.$inferSelect;

/** What shoppers see of a file. */
export type ShownFile = Pick<
  ProductFileRow,
  "id" | "kind" | "title" | "titleAr" | "address" | "bytes" | "pages"
>;
