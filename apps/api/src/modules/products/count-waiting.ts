import type { Queries } from "../../database/database.ts";

/** Counts the waiting requests for a mail of each of some products that has any; the module of these requests provides it when the API opens. */
export type CountWaiting = (
  queries: Queries,
  productIds: readonly number[],
) => Promise<ReadonlyMap<number, number>>;
