import { sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";

/** Locks the names of categories, sub categories and brands until the transaction ends. */
export async function lockNames(transaction: Queries): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('catalogue: names', 0))`);
}
