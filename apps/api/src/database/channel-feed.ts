import { sql } from "drizzle-orm";

import type { Database, Queries } from "./database.ts";

/** Follows the notifications of a channel. */
export interface ChannelFeed {
  /** Calls back after each notification by any node; returns a function that unsubscribes. */
  readonly onChange: (listener: () => void) => () => void;
  readonly close: () => Promise<void>;
}

/** Follows a channel of all nodes of a database. */
export async function followChannel(
  { listen }: Pick<Database, "listen">,
  channel: string,
): Promise<ChannelFeed> {
  const listeners = new Set<() => void>();
  const close = await listen(channel, () => {
    for (const listener of listeners) listener();
  });
  return {
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close,
  };
}

/** Notifies a channel: every node, at the commit where `queries` is a transaction, else at once. */
export async function notifyChannel(queries: Queries, channel: string): Promise<void> {
  await queries.execute(sql`select pg_notify(${channel}, '')`);
}
