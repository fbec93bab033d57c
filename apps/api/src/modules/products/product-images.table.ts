import { index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { products } from "./products.table.ts";

/** Picture records of products, shown in the order of their ids; `image` holds addresses separated by the pipe character. */
export const productImages = pgTable(
  "product_images",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    image: text().notNull(),
  },
  (table) => [index("product_images_product").on(table.productId, table.id)],
);
