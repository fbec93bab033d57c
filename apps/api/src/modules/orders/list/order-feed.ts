import { type ChannelFeed, followChannel, notifyChannel } from "../../../database/channel-feed.ts";
import type { Database, Queries } from "../../../database/database.ts";

const CHANNEL = "orders_changed";

/** Notifies every node, at the commit of a transaction, that an order was placed or changed. */
export const notifyOrderChange = (transaction: Queries): Promise<void> => notifyChannel(transaction, CHANNEL);

/** Follows the orders of the shop. */
export interface OrderFeed extends ChannelFeed {
  /** Aborted once nothing may be followed any more, because the process is ending. */
  readonly ended: AbortSignal;
  readonly end: () => void;
}

/** Follows the changes of orders by all nodes of a database. */
export async function watchOrders(database: Pick<Database, "listen">): Promise<OrderFeed> {
  const ending = new AbortController();
  const { onChange, close } = await followChannel(database, CHANNEL);
  return {
    onChange,
    ended: ending.signal,
    end: () => ending.abort(),
    close: async () => {
      ending.abort();
      await close();
    },
  };
}
