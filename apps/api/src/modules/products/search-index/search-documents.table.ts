import { boolean, index, integer, pgTable, smallint } from "drizzle-orm/pg-core";

import { bytewiseText, wordSet } from "../../../database/column-types.ts";
import { products } from "../products.table.ts";

/** The search index: one row per product, written by the search module whenever a product is written. */
export const searchDocuments = pgTable(
  "search_documents",
  {
    productId: integer("product_id")
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    categoryId: integer("category_id").notNull(),
    subCategoryId: integer("sub_category_id").notNull(),
    /** Name and part number in lower case, symbols included: distinguishes 'SFP+' from 'SFP'. */
    nameExact: bytewiseText("name_exact").notNull(),
    partExact: bytewiseText("part_exact"),
    /** Name and part number, folded and without separators. */
    nameKey: bytewiseText("name_key").notNull(),
    partKey: bytewiseText("part_key"),
    /** The same of the maker's part number. */
    manufacturerPartExact: bytewiseText("manufacturer_part_exact"),
    manufacturerPartKey: bytewiseText("manufacturer_part_key"),
    /**
     * Words of the names in both languages and of the part numbers, quantities, and the product's kinds; kinds, words of the
     * product's purpose, and first words and head nouns of names are marked.
     */
    nameWords: wordSet("name_words").notNull(),
    /** The name words unmarked, words of brand, categories and descriptions, and inner runs of part numbers. */
    allWords: wordSet("all_words").notNull(),
    /** True while the product has a price and is in stock. */
    isOffered: boolean("is_offered").notNull().default(true),
    /** False while no list for shoppers shows the product. */
    isListed: boolean("is_listed").notNull().default(true),
    /** The version of the index's rules that the row was written by. */
    rules: smallint().notNull().default(0),
  },
  (table) => [
    index("search_documents_name_key").on(table.nameKey),
    index("search_documents_part_key").on(table.partKey),
    index("search_documents_manufacturer_part_key").on(table.manufacturerPartKey),
    // No fastupdate: the embedded database has no autovacuum to empty a pending list.
    index("search_documents_name_words").using("gin", table.nameWords).with({ fastupdate: false }),
    index("search_documents_all_words").using("gin", table.allWords).with({ fastupdate: false }),
  ],
);
