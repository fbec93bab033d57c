import { index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { products } from "./products.table.ts";

/** Picture records of products, shown by position; `image` holds addresses separated by the pipe character. */
export const productImages = pgTable(
  "product_images",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    image: text().notNull(),
    /** Position among the product's pictures; ties are broken by the id. */
    position: integer().notNull().default(0),
    /** Alternative text. */
    alt: text(),
    altAr: text("alt_ar"),
  },
  (table) => [index("product_images_product").on(table.productId, table.position, table.id)],
);
