import { setTimeout as delay } from "node:timers/promises";

import { errorCode } from "@shop/serving/error-code.ts";

/** SQLSTATEs of a transaction that was rolled back because of concurrent ones: a serialization failure, a deadlock. */
const CODES = new Set(["40001", "40P01"]);

/** How often a transaction is tried. */
const TRIES = 4;
/** Maximum of the random milliseconds before the second try; each further one may wait longer by as much. */
const RETRY_MS = 50;

/** True for an error after which the same transaction may succeed. */
export const isLockConflict = (error: unknown): boolean => CODES.has(errorCode(error) ?? "");

/** Runs a transaction again where the database has rolled it back because of concurrent ones, some times. */
export async function retryLockConflicts<T>(transact: () => Promise<T>, tries = 1): Promise<T> {
  try {
    return await transact();
  } catch (error) {
    if (tries >= TRIES || !isLockConflict(error)) throw error;
    await delay(Math.random() * RETRY_MS * tries);
    return retryLockConflicts(transact, tries + 1);
  }
}
