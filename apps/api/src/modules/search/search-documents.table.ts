import { index, integer, pgTable } from "drizzle-orm/pg-core";

import { bytewiseText, wordSet } from "../../database/column-types.ts";
import { products } from "../products/products.table.ts";

/** What search knows of each product; written by the search module whenever a product is. */
export const searchDocuments = pgTable(
  "search_documents",
  {
    productId: integer("product_id")
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    categoryId: integer("category_id").notNull(),
    subCategoryId: integer("sub_category_id").notNull(),
    /** Name and part number as written, but for case: tells 'SFP+' from 'SFP'. */
    nameExact: bytewiseText("name_exact").notNull(),
    partExact: bytewiseText("part_exact"),
    /** Name and part number folded and without separators. */
    nameKey: bytewiseText("name_key").notNull(),
    partKey: bytewiseText("part_key"),
    /** Words of the names in both languages and of the part number, and the kinds of thing that it is. */
    nameWords: wordSet("name_words").notNull(),
    /** Those, and words of brand, categories and descriptions. */
    allWords: wordSet("all_words").notNull(),
  },
  (table) => [
    index("search_documents_name_key").on(table.nameKey),
    index("search_documents_part_key").on(table.partKey),
    // Without fastupdate nothing waits in a pending list, which the embedded database has nobody to empty.
    index("search_documents_name_words").using("gin", table.nameWords).with({ fastupdate: false }),
    index("search_documents_all_words").using("gin", table.allWords).with({ fastupdate: false }),
  ],
);
