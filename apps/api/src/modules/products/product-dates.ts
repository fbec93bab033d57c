import { setImmediate as nextTurn } from "node:timers/promises";

import { noteReads } from "@shop/serving/reads.ts";
import { and, asc, gt } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { isSeenIn } from "./product-visibility.ts";
import { products } from "./products.table.ts";

/** A product, as far as the sitemap lists it. */
export interface ProductDate {
  readonly id: number;
  /** When it was last edited; orders do not count. */
  readonly updatedAt: Date;
}

/** Rows read at a time. */
const STEP = 1000;

/** Every listed product with the time of its last edit, by id. */
export async function* productDates(queries: Queries, step = STEP): AsyncGenerator<ProductDate> {
  noteReads(["products"]);
  let last = 0;
  let rows: ProductDate[];
  do {
    rows = await queries
      .select({ id: products.id, updatedAt: products.updated_at })
      .from(products)
      .where(and(gt(products.id, last), isSeenIn("lists")))
      .orderBy(asc(products.id))
      .limit(step);
    yield* rows;
    last = rows.at(-1)?.id ?? last;
    // Other requests are answered between two steps, also on the embedded database, whose queries may end within one turn.
    await nextTurn();
  } while (rows.length === step);
}
