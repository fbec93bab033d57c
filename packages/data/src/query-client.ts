import { QueryClient, type QueryClientConfig } from "@tanstack/react-query";

import { isRetryable } from "./request-error.ts";

/** The number of retries of a failed query. */
const READ_RETRIES = 3;
/** Milliseconds that unused data stays in the cache. */
export const UNUSED_DATA_MS = 5 * 60 * 1000;

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;

/** Whether a query is retried after `failures` failed retries: after connection and server errors only. */
const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < READ_RETRIES && isRetryable(error);

/** Milliseconds before the next retry: exponential, from 1 s up to 30 s. */
export const retryDelay = (failures: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** failures, MAX_DELAY_MS);

/** The query client of a browser. */
export const createQueryClient = (): QueryClient =>
  clientWith({ gcTime: UNUSED_DATA_MS, retry: shouldRetry, retryDelay });

/** The query client of one server request, story or test: no retries, and no garbage collection timers. */
export const createBriefQueryClient = (): QueryClient => clientWith({ gcTime: Infinity, retry: false });

type QueryDefaults = NonNullable<NonNullable<QueryClientConfig["defaultOptions"]>["queries"]>;

// While offline a request fails visibly, instead of pausing until the network is back.
const clientWith = (queries: QueryDefaults): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // What failed meanwhile is fetched again once the network is back.
      queries: { networkMode: "always", refetchOnReconnect: true, ...queries },
      mutations: { networkMode: "always", retry: false },
    },
  });
