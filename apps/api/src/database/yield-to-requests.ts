import { setTimeout as delay } from "node:timers/promises";

import type { Database } from "./database.ts";

/** Milliseconds without a waiting query after which others are taken to have ended: the next query of a page comes sooner. */
const QUIET_MS = 8;
const STEP_MS = 2;

/**
 * Lets others go first where their queries wait for the only session of the embedded database, for some milliseconds at most: a page or an
 * order asks several times, and each time would wait for the next large read or write.
 */
export async function yieldToRequests(
  { sessions, pool }: Pick<Database, "sessions" | "pool">,
  mostMs: number,
): Promise<void> {
  if (sessions > 1 || pool().waiting === 0) return;
  const start = performance.now();
  let busy = start;
  for (let now = start; now - busy < QUIET_MS && now - start < mostMs; now = performance.now()) {
    await delay(STEP_MS);
    if (pool().waiting > 0) busy = performance.now();
  }
}
