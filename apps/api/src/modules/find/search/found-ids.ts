import { type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";

/** The ids that a subquery finds, as one value: the drivers take longer for a thousand rows than PostgreSQL does to find them. */
export async function idsOf(queries: Queries, found: SQL): Promise<readonly number[]> {
  const [row] = await queries
    .select({ ids: sql<number[]>`coalesce(json_agg(found.id), '[]')` })
    .from(sql`(${found}) as found (id)`);
  return row?.ids ?? [];
}
