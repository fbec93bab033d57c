import type { Pool } from "pg";

import type { Database } from "./database.ts";

/** Counts the connections of a pool, and the queries that wait for one. */
export const poolCounts = (pool: Pool): ReturnType<Database["pool"]> => ({
  open: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});
