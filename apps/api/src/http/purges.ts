import { setTimeout as delay } from "node:timers/promises";

import { EVERYTHING, keysToPurge } from "@shop/serving/surrogate-headers.ts";
import type { Logger } from "pino";

import type { Database } from "../database/database.ts";
import type { Catalogue } from "../modules/catalogue/catalogue.service.ts";

/** Number of keys in a request; Cloudflare takes no more. */
const MOST_KEYS = 100;
/** Milliseconds within which a purge is answered. */
const ANSWER_MS = 10_000;
/** Milliseconds after a failure. */
const RETRY_MS = 5000;
/** Milliseconds after which another node may know a change at the latest; until then it may answer with what was before. */
const KNOWN_MS = 6000;
/** Milliseconds between two tries to become the node that purges. */
const TAKE_OVER_MS = 10_000;

/** Where purges are sent to. */
export interface PurgeTarget {
  readonly url: string;
  /** Sent as a bearer token, where there is one. */
  readonly token?: string | undefined;
  /** Whether other nodes answer as well; then each key is purged again once all of them know the change. */
  readonly hasOtherNodes: boolean;
}

/** Posts keys to a shared cache; rejects unless it accepts them. */
async function purge(
  { url, token }: PurgeTarget,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "surrogate-key": keys.join(" "),
      ...(token !== undefined && { authorization: `Bearer ${token}`, "fastly-key": token }),
    },
    body: JSON.stringify({ tags: keys }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The cache answered a purge with ${response.status}.`);
}

/**
 * Purges a shared cache in front of the shop of what a change makes outdated, on one node at a time: first everything, because changes
 * may have been missed before the start, then the keys of each change. Failed purges are retried. Returns a function that stops it.
 */
export function startPurges(
  { tryLock }: Pick<Database, "tryLock">,
  { onChange }: Pick<Catalogue, "onChange">,
  target: PurgeTarget,
  logger: Pick<Logger, "warn">,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const due = new Set<string>();
  let wake = Promise.withResolvers<void>();
  const add = (keys: readonly string[]): void => {
    for (const key of keys) due.add(key);
    wake.resolve();
  };
  const addAgain = async (keys: readonly string[]): Promise<void> => {
    await delay(KNOWN_MS, undefined, { signal, ref: false });
    add(keys);
  };

  const sendDue = async (): Promise<void> => {
    const keys = due.has(EVERYTHING) ? [EVERYTHING] : [...due].slice(0, MOST_KEYS);
    // What is added while they are sent is due afterwards.
    if (due.has(EVERYTHING)) due.clear();
    else for (const key of keys) due.delete(key);
    try {
      await purge(target, keys, signal);
    } catch (error) {
      add(keys);
      signal.throwIfAborted();
      logger.warn({ err: error }, "a purge of the cache failed");
      await delay(RETRY_MS, undefined, { signal, ref: false });
    }
  };

  const run = async (): Promise<void> => {
    let unlock = await tryLock("purges");
    while (!unlock) {
      await delay(TAKE_OVER_MS, undefined, { signal, ref: false });
      unlock = await tryLock("purges");
    }
    const stopListening = onChange((tags) => {
      const keys = keysToPurge(tags);
      add(keys);
      if (target.hasOtherNodes) void addAgain(keys).catch(() => {});
    });
    add([EVERYTHING]);
    try {
      while (!signal.aborted) {
        if (due.size > 0) await sendDue();
        else await wake.promise;
        if (due.size === 0) wake = Promise.withResolvers();
      }
    } finally {
      stopListening();
      await unlock();
    }
  };
  const running = run().catch((error: unknown) => {
    if (!signal.aborted) logger.warn({ err: error }, "the cache is no longer purged");
  });
  return async () => {
    stopping.abort();
    wake.resolve();
    await running;
  };
}
