import { index, integer, pgTable } from "drizzle-orm/pg-core";

import { bytewiseText } from "../../../database/column-types.ts";
import { products } from "../products.table.ts";

/** What names and part numbers of products on sale are compared by; written with every product. */
export const productKeys = pgTable(
  "product_keys",
  {
    productId: integer("product_id")
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    /** Name and part number in lower case, symbols included: distinguishes 'SFP+' from 'SFP'. */
    nameExact: bytewiseText("name_exact").notNull(),
    partExact: bytewiseText("part_exact"),
    /** Name and part number, folded and without separators. */
    nameKey: bytewiseText("name_key").notNull(),
    partKey: bytewiseText("part_key"),
    /** The same of the maker's part number. */
    manufacturerPartKey: bytewiseText("manufacturer_part_key"),
  },
  (table) => [
    index("product_keys_name").on(table.nameKey),
    index("product_keys_part").on(table.partKey),
    index("product_keys_manufacturer_part").on(table.manufacturerPartKey),
  ],
);
