import { sql } from "drizzle-orm";

import type { Queries } from "./database.ts";

/** Locks texts until the transaction ends, one after the other: callers that share several have to name them in the same order. */
export async function lockTexts(transaction: Queries, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`);
  }
}
