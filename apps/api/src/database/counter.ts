import { createHash } from "node:crypto";

import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";

/** How often something may be done under one key. */
export interface CountRule {
  /** Tells the keys of this rule from those of others. */
  readonly name: string;
  /** How often, at the most. */
  readonly times: number;
  /** Within how many seconds, from the first time on. */
  readonly seconds: number;
}

/** Counts how often something is done. */
export interface Counter {
  /** Counts once more; gives 0, or in how many seconds it may be done again where it was done too often. */
  readonly count: (key: string) => Promise<number>;
  /** Counts once less. */
  readonly uncount: (key: string) => Promise<void>;
}

/** The table in which a server's nodes count together. */
export const COUNTS_TABLE = "rate_limits";

/** Keys are hashed: they hold addresses of people, and may be of any length. */
const short = (key: string): string => createHash("sha256").update(key).digest("base64url");

/** Counts with a limiter of the library. */
export function counterOn(limiter: RateLimiterAbstract): Counter {
  return {
    count: async (key) => {
      try {
        await limiter.consume(short(key));
        return 0;
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return Math.max(Math.ceil(reason.msBeforeNext / 1000), 1);
        throw reason;
      }
    },
    uncount: async (key) => {
      await limiter.reward(short(key));
    },
  };
}
