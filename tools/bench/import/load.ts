import { setTimeout as delay } from "node:timers/promises";

/** Milliseconds between two requests, whether the one before is answered or not. */
const EVERY_MS = 20;
/** Requests that may wait at once; the shop closes surplus connections. */
const MOST_WAITING = 20;

/** How long requests for one address took. */
export interface Load {
  /** Milliseconds of each request, the shortest first. */
  readonly times: readonly number[];
  /** Milliseconds within which 99 of 100 were answered. */
  readonly p99: number;
  readonly longest: number;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The load of all these requests. */
export function loadOf(unsorted: readonly number[]): Load {
  const times = unsorted.toSorted((a, b) => a - b);
  return { times, p99: quantile(times, 0.99), longest: times.at(-1) ?? 0 };
}

/** Asks for an address at a fixed rate while `work` runs. */
export async function underLoad<T>(
  address: string | (() => string),
  work: () => Promise<T>,
): Promise<Load & { readonly result: T }> {
  const times: number[] = [];
  const waiting = new Set<Promise<void>>();
  const ask = async (): Promise<void> => {
    const start = performance.now();
    const url = typeof address === "string" ? address : address();
    const response = await fetch(url);
    await response.arrayBuffer();
    times.push(performance.now() - start);
  };
  const ending = new AbortController();
  const asking = (async () => {
    while (!ending.signal.aborted) {
      if (waiting.size >= MOST_WAITING) await Promise.race(waiting);
      const one: Promise<void> = ask().finally(() => waiting.delete(one));
      waiting.add(one);
      await delay(EVERY_MS);
    }
  })();
  const result = await work().finally(() => ending.abort());
  await asking;
  await Promise.all(waiting);
  return { result, ...loadOf(times) };
}
