import { lt } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { rateLimits } from "./rate-limits.table.ts";

/** Removes counts whose time is over. */
export async function forgetOldCounts(queries: Queries): Promise<void> {
  await queries.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
}
