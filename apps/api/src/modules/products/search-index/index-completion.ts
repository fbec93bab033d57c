import { asc, inArray, lt } from "drizzle-orm";
import type { Logger } from "pino";

import type { Database, Queries } from "../../../database/database.ts";
import { startThrottle } from "../../../throttle.ts";
import type { Catalogue } from "../../catalogue/catalogue.service.ts";
import { products } from "../products.table.ts";
import { reindex } from "./product-search.ts";
import { searchDocuments } from "./search-documents.table.ts";
import { INDEX_RULES } from "./search-index.ts";
import { searchPending } from "./search-pending.table.ts";

/** Milliseconds between two lines of progress in the log. */
const LOG_MS = 5000;

/** Products whose search documents an older version of the shop wrote or that lack their words. */
const outdated = (queries: Queries) =>
  queries
    .select({ id: searchDocuments.productId })
    .from(searchDocuments)
    .where(lt(searchDocuments.rules, INDEX_RULES))
    .union(queries.select({ id: searchPending.productId }).from(searchPending));

/** Indexes outdated products in small transactions, between which requests are answered. */
async function completeIndex(
  database: Pick<Database, "queries" | "sessions" | "pool" | "analyze">,
  catalogue: Pick<Catalogue, "change">,
  logger: Pick<Logger, "info">,
  signal: AbortSignal,
): Promise<void> {
  const { queries, analyze } = database;
  const total = await queries.$count(outdated(queries).as("outdated"));
  if (total === 0) return;
  logger.info(`The search index of ${total} products is being completed.`);
  const throttle = startThrottle(database, signal);
  let logged = performance.now();
  let count: number;
  do {
    count = await throttle.batch(async (size) => {
      const found = await outdated(queries).orderBy(asc(searchDocuments.productId)).limit(size);
      if (found.length === 0) return 0;
      const ids = found.map(({ id }) => id);
      await queries.transaction((transaction) => reindex(transaction, inArray(products.id, ids)));
      return ids.length;
    });
    if (performance.now() - logged > LOG_MS) {
      logged = performance.now();
      logger.info(`The search index of ${throttle.done()} of ${total} products is completed.`);
    }
  } while (count > 0);
  await analyze();
  await catalogue.change((_, touch) => Promise.resolve(touch("everything")));
  logger.info(`The search index of ${throttle.done()} products was completed.`);
}

/**
 * Completes the search index in the background, on one node at a time: where an older version of the shop wrote it, and where a crash ended an
 * import whose products are stored but not indexed. Returns a function that stops it; the next start continues.
 */
export function startIndexCompletion(
  database: Pick<Database, "queries" | "sessions" | "pool" | "tryLock" | "analyze">,
  catalogue: Pick<Catalogue, "change">,
  logger: Pick<Logger, "info" | "error">,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async (): Promise<void> => {
    const unlock = await database.tryLock("search index");
    // Another node completes it.
    if (!unlock) return;
    try {
      await completeIndex(database, catalogue, logger, signal);
    } finally {
      await unlock();
    }
  };
  const running = run().catch((error: unknown) => {
    if (!signal.aborted) logger.error({ err: error }, "the search index was not completed");
  });
  return async () => {
    stopping.abort();
    await running;
  };
}
