import { isNull, max } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { bookClosings } from "./book-closings.table.ts";

/** The last day on which the books are closed, or null. */
export async function findClosedUntil(queries: Queries): Promise<string | null> {
  const [row] = await queries
    .select({ until: max(bookClosings.until) })
    .from(bookClosings)
    .where(isNull(bookClosings.reopenedAt));
  return row?.until ?? null;
}
