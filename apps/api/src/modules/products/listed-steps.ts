import { setImmediate as nextTurn } from "node:timers/promises";

import { and, gt, type SQL } from "drizzle-orm";

import { isSeenIn } from "./product-visibility.ts";
import { products } from "./products.table.ts";

/** Rows read at a time. */
const STEP = 500;

/** Reads some listed products: those of a condition, by rising ids, at most `limit`. */
type ReadStep<R> = (condition: SQL | undefined, limit: number) => PromiseLike<R[]>;

/** All listed products by id, some at a time, so that no more than one step of them is in memory. */
export async function* listedSteps<R extends { readonly id: number }>(
  read: ReadStep<R>,
  step = STEP,
): AsyncGenerator<readonly R[]> {
  let last = 0;
  let rows: R[];
  do {
    rows = await read(and(gt(products.id, last), isSeenIn("lists")), step);
    yield rows;
    last = rows.at(-1)?.id ?? last;
    // Other requests are answered between two steps, also on the embedded database, whose queries may end within one turn.
    await nextTurn();
  } while (rows.length === step);
}
