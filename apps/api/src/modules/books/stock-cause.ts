import type { StockCause } from "@shop/domain/books/postings.ts";
import { sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";

/** Why the stock of products is changed, and by whom. */
export interface StockChange {
  /** `order` is 'ordered' for what is taken and 'returned' for what comes back. */
  readonly cause: StockCause | "order";
  /** The mail address of an administrator; '' for the buyer and for the shop itself. */
  readonly by: string;
  /** The order that takes or returns it. */
  readonly orderId?: number;
  /** The purchase order that its goods are of. */
  readonly purchaseId?: number;
}

const setChange = (transaction: Queries, change: StockChange | null) =>
  transaction.execute(
    sql`select set_config('shop.stock_change', ${change === null ? "" : JSON.stringify(change)}, true)`,
  );

/** Changes the stock of products for a reason, which the trigger `post_stock` writes into the journal; without one it posts a correction. */
export async function withCause<T>(
  transaction: Queries,
  change: StockChange,
  work: () => Promise<T>,
): Promise<T> {
  await setChange(transaction, change);
  const result = await work();
  await setChange(transaction, null);
  return result;
}
