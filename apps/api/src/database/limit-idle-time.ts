import { sql } from "drizzle-orm";

import type { Queries } from "./database.ts";

/**
 * Makes the server end a transaction whose client sends nothing for five seconds, so that a frozen node holds locks no longer than a proxy
 * waits for an answer (`deploy/nginx.conf`); called before the first lock. The embedded database has one client.
 */
export async function limitIdleTime(transaction: Queries): Promise<void> {
  await transaction.execute(sql`select set_config('idle_in_transaction_session_timeout', '5s', true)`);
}
