import type { Counter, CountRule } from "../../database/counter.ts";
import type { Database } from "../../database/database.ts";
import { ApiError } from "../../http/api-error.ts";

/** Several rules at once; each is given a key by its name, or null where it does not apply. */
export interface Throttle<Name extends string> {
  /** Counts one try under every rule; throws too_many_requests, with Retry-After, where one of them has had too many. */
  readonly take: (keys: Readonly<Record<Name, string | null>>) => Promise<void>;
  /** Takes a try back: it was none of those that are limited. */
  readonly giveBack: (keys: Readonly<Record<Name, string | null>>) => Promise<void>;
}

const HOUR = 3600;

/** So many times an hour. */
export const hourly = (times: number): Omit<CountRule, "name"> => ({ times, seconds: HOUR });

/** So many times in a quarter of an hour. */
export const quarterHourly = (times: number): Omit<CountRule, "name"> => ({ times, seconds: HOUR / 4 });

/** Limits how often something is done; `what` tells its keys from those of others. */
export function throttle<Name extends string>(
  database: Database,
  what: string,
  rules: Readonly<Record<Name, Omit<CountRule, "name">>>,
): Throttle<Name> {
  const counters = new Map(
    Object.entries<Omit<CountRule, "name">>(rules).map(([name, rule]): [string, Counter] => [
      name,
      database.counter({ ...rule, name: `${what} ${name}` }),
    ]),
  );
  const counted = (keys: Readonly<Record<string, string | null>>): { counter: Counter; key: string }[] =>
    [...counters].flatMap(([name, counter]) => {
      const key = keys[name] ?? null;
      return key === null ? [] : [{ counter, key }];
    });
  return {
    take: async (keys) => {
      const waits = await Promise.all(counted(keys).map(({ counter, key }) => counter.count(key)));
      const wait = Math.max(0, ...waits);
      if (wait > 0) throw new ApiError("too_many_requests", { headers: { "retry-after": String(wait) } });
    },
    giveBack: async (keys) => {
      await Promise.all(counted(keys).map(({ counter, key }) => counter.uncount(key)));
    },
  };
}
