import type { LinkFault } from "@shop/contract/product-files/product-file.ts";
import { productTag } from "@shop/serving/tags.ts";
import type { Logger } from "pino";

import type { Database } from "../../database/database.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { storeCheck, takeDueLink } from "../products/product-files.repository.ts";
import { checkLink } from "./check-link.ts";

const INTERVAL_MS = 60 * 60 * 1000;
/** Maximum number of links that are checked in an hour. */
const MAX_CHECKS = 200;

/** Faults of links that may work in a browser. */
const mayWork = new Set<LinkFault | null>([null, "no_pdf", "refused"]);

/** Checks the links whose check is due, one after the other; stops at the signal. */
export async function checkDueLinks(
  { queries, tryLock }: Pick<Database, "queries" | "tryLock">,
  catalogue: Pick<Catalogue, "change">,
  signal: AbortSignal,
  check: typeof checkLink = checkLink,
): Promise<void> {
  const unlock = await tryLock("links of files");
  // Another node checks them.
  if (!unlock) return;
  try {
    for (let left = MAX_CHECKS; left > 0 && !signal.aborted; left -= 1) {
      const row = await takeDueLink(queries);
      if (!row) return;
      const { fault, bytes } = await check(row.address);
      const failures = mayWork.has(fault) ? 0 : row.failures + 1;
      await catalogue.change(async (transaction, touch) => {
        await storeCheck(transaction, row, { fault, failures, bytes: bytes ?? row.bytes });
        if (bytes !== null && bytes !== row.bytes) touch(productTag(row.productId));
      });
    }
  } finally {
    await unlock();
  }
}

/**
 * Runs {@link checkDueLinks} every hour, on one node at a time: each link is checked once a week, and a day after a failed check. Returns a
 * function that stops it and waits for a check in progress.
 */
export function startLinkChecks(
  database: Pick<Database, "queries" | "tryLock">,
  catalogue: Pick<Catalogue, "change">,
  logger: Logger,
): () => Promise<void> {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = checkDueLinks(database, catalogue, stopping.signal).catch((error: unknown) =>
      logger.warn({ err: error }, "the links of files were not checked"),
    );
  }, INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
