import { QueryClient, type QueryClientConfig } from "@tanstack/react-query";

import { mayPass } from "./api-error.ts";

/** How often a failed read is tried again. */
export const READ_RETRIES = 3;
/** Milliseconds that data stays in memory after the last screen that showed it went away. */
export const UNUSED_DATA_MS = 5 * 60 * 1000;

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;

/** Whether a read that failed `failures` times before is tried again: on no answer and on faults of the server only. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < READ_RETRIES && mayPass(error);

/** Milliseconds before the next try: twice as long each time, from 1 s up to 30 s. */
export const retryDelay = (failures: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS);

/** The cache of one visit in a browser. */
export const createQueryClient = (): QueryClient =>
  clientOf({ gcTime: UNUSED_DATA_MS, retry: shouldRetry, retryDelay });

/** The cache of one request on the server, or of one story or test: nothing is tried again and no timer outlives it. */
export const createBriefQueryClient = (): QueryClient => clientOf({ gcTime: Infinity, retry: false });

type QueryDefaults = NonNullable<NonNullable<QueryClientConfig["defaultOptions"]>["queries"]>;

// Without a network a call fails and says so, instead of waiting unseen for the network to come back.
const clientOf = (queries: QueryDefaults): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: "always", ...queries },
      mutations: { networkMode: "always", retry: false },
    },
  });
