import { createHash } from "node:crypto";

import { ApiError } from "@shop/contract/api-error.ts";

import type { Queries } from "../../database/database.ts";
import {
  changeCounts,
  count,
  type Counted,
  findWait,
  trimCounts,
  uncount,
} from "./rate-limits.repository.ts";

/** A limit: how often a key may be used within how many seconds of the first use. */
export type ThrottleRule = Omit<Counted, "key">;

/** A rate limiter of several rules; each gets a key by its name, or null where it does not apply. */
export interface Throttle<Name extends string> {
  /**
   * Counts one attempt under every rule; throws too_many_requests, with Retry-After, where one of them is exhausted. A rejected
   * attempt is counted by no rule and stores nothing.
   */
  readonly take: (keys: Readonly<Record<Name, string | null>>) => Promise<void>;
  /** Refunds an attempt, for limits that count failures only. */
  readonly giveBack: (keys: Readonly<Record<Name, string | null>>) => Promise<void>;
}

const HOUR = 3600;
/** Number of new counts after which a node trims them. */
const TRIM_EVERY = 50;

/** A limit per hour. */
export const hourly = (times: number): ThrottleRule => ({ times, seconds: HOUR });

/** A limit per quarter of an hour. */
export const quarterHourly = (times: number): ThrottleRule => ({ times, seconds: HOUR / 4 });

/** Hashes a key, because it contains personal addresses and may have any length. */
const hashKey = (key: string): string => createHash("sha256").update(key).digest("base64url");

const refuse = (seconds: number): never => {
  throw new ApiError("too_many_requests", { headers: { "retry-after": String(Math.max(seconds, 1)) } });
};

/** Creates a rate limiter; `action` is the prefix of its keys. */
export function throttle<Name extends string>(
  queries: Queries,
  action: string,
  rules: Readonly<Record<Name, ThrottleRule>>,
): Throttle<Name> {
  let newCounts = 0;

  const countedBy = (keys: Readonly<Record<string, string | null>>): Counted[] =>
    Object.entries<ThrottleRule>(rules).flatMap(([name, rule]) => {
      const key = keys[name] ?? null;
      return key === null ? [] : [{ ...rule, key: `${action} ${name}:${hashKey(key)}` }];
    });

  return {
    take: async (keys) => {
      const all = countedBy(keys);
      if (all.length === 0) return;
      const wait = await findWait(queries, all);
      if (wait > 0) refuse(wait);
      // Concurrent requests may exhaust a count after the check: the error then rolls back the counts before it.
      await changeCounts(queries, async (transaction) => {
        for (const counted of all) {
          const outcome = await count(transaction, counted);
          if (outcome === "refused") refuse(await findWait(transaction, [counted]));
          if (outcome === "new") newCounts += 1;
        }
      });
      if (newCounts < TRIM_EVERY) return;
      newCounts = 0;
      await trimCounts(queries);
    },
    giveBack: async (keys) => {
      const all = countedBy(keys);
      if (all.length === 0) return;
      await changeCounts(queries, async (transaction) => {
        for (const { key } of all) await uncount(transaction, key);
      });
    },
  };
}
