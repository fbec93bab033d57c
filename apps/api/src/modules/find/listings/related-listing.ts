import * as v from "valibot";

import type { Queries } from "../../../database/database.ts";
import { readCursor, writeCursor } from "../../../http/cursor.ts";
import type { ListedIn } from "../../products/product-visibility.ts";
import { countProducts } from "../../products/products.repository.ts";
import type { ProductRow } from "../../products/products.table.ts";
import { cappedTotal, type Listing, type ListingPart, sorted } from "./listing.ts";

/** The stage that is read, and the place in it; null for its beginning. */
const relatedCursor = v.strictTuple([
  v.literal("related"),
  v.picklist([0, 1]),
  v.nullable(v.pipe(v.string(), v.maxLength(200))),
]);

/** To how many products they are counted: each product's page asks for some, and a count of a thousand takes a quarter of its SQL. */
const COUNTED = 100;

/** What belongs to a product: its sub category first, then the rest of its category; the newest first in each. */
export function related(queries: Queries, product: ProductRow, place: ListedIn): Listing {
  const { id, category_id: categoryId, sub_category_id: subCategoryId } = product;
  const stages = [
    sorted(queries, { place, subCategoryId, notId: id }, "newest"),
    sorted(queries, { place, categoryId, notSubCategoryId: subCategoryId }, "newest"),
  ] as const;
  const part = async (cursor: string | undefined, limit: number): Promise<ListingPart> => {
    const [, stage, inner] =
      cursor === undefined ? (["related", 0, null] as const) : readCursor(relatedCursor, cursor);
    const first = await stages[stage].part(inner ?? undefined, limit);
    if (first.nextCursor !== null || stage === 1) {
      const nextCursor = first.nextCursor && writeCursor(["related", stage, first.nextCursor]);
      return { rows: first.rows, nextCursor };
    }
    const missing = limit - first.rows.length;
    if (missing === 0) {
      const { rows } = await stages[1].part(undefined, 1);
      return { rows: first.rows, nextCursor: rows.length > 0 ? writeCursor(["related", 1, null]) : null };
    }
    const second = await stages[1].part(undefined, missing);
    return {
      rows: [...first.rows, ...second.rows],
      nextCursor: second.nextCursor && writeCursor(["related", 1, second.nextCursor]),
    };
  };
  return {
    part,
    total: async () => {
      const found = await countProducts(queries, { place, categoryId, notId: id }, COUNTED);
      return cappedTotal(found, COUNTED);
    },
  };
}
