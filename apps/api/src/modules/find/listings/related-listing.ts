import * as v from "valibot";

import { readCursor, writeCursor } from "../../../http/cursor.ts";
import type { CardColumns, RowReader } from "../../products/product-rows.repository.ts";
import type { ProductRow } from "../../products/products.table.ts";
import { cappedTotal, type Listing, ofPages } from "./listing.ts";
import type { ListingSources } from "./product-listings.ts";
import { findRelated } from "./related.repository.ts";

/** The place of the last product: its stage and its id. */
const relatedCursor = v.strictTuple([
  v.literal("related"),
  v.picklist([0, 1]),
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
]);

/** To how many products they are counted. */
const COUNTED = 100;

/** What belongs to a product: its sub category first, then the rest of its category; the newest first in each. */
export const related = <R extends CardColumns>(
  { queries, index }: Pick<ListingSources, "queries" | "index">,
  rows: RowReader<R>,
  product: ProductRow,
): Listing<R> =>
  ofPages(async (cursor, limit) => {
    const [, stage, id] = cursor === undefined ? [] : readCursor(relatedCursor, cursor);
    const after = stage === undefined || id === undefined ? undefined : { stage, id };
    const [found, columns] = await Promise.all([
      findRelated(queries, product, after, limit + 1),
      index.columns(),
    ]);
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    const ids = shown.map((one) => one.id);
    return {
      rows: await rows.inListedOrder(queries, ids, "lists"),
      nextCursor: last ? writeCursor(["related", last.stage, last.id]) : null,
      ...cappedTotal(columns.countBeside(product.id, product.category_id), COUNTED),
    };
  });
