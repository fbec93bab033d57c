import { sql } from "drizzle-orm";

import type { Database, Queries } from "../../database/database.ts";

const CHANNEL = "orders_changed";

/** Notifies every node, at the commit of a transaction, that an order was placed or changed. */
export async function notifyOrderChange(transaction: Queries): Promise<void> {
  await transaction.execute(sql`select pg_notify(${CHANNEL}, '')`);
}

/** Follows the orders of the shop. */
export interface OrderFeed {
  /** Calls back after an order was placed or changed by any node; returns a function that unsubscribes. */
  readonly onChange: (listener: () => void) => () => void;
  /** Aborted once nothing may be followed any more, because the process is ending. */
  readonly ended: AbortSignal;
  readonly end: () => void;
  readonly close: () => Promise<void>;
}

/** Follows the changes of orders by all nodes of a database. */
export async function watchOrders({ listen }: Pick<Database, "listen">): Promise<OrderFeed> {
  const listeners = new Set<() => void>();
  const ending = new AbortController();
  const stopListening = await listen(CHANNEL, () => {
    for (const listener of listeners) listener();
  });
  return {
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ended: ending.signal,
    end: () => ending.abort(),
    close: async () => {
      ending.abort();
      await stopListening();
    },
  };
}
