import { isLocale, type Locale } from "@shop/domain/locale/locale.ts";
import {
  defaultShouldDehydrateQuery,
  dehydrate,
  type DehydratedState,
  type QueryClient,
} from "@tanstack/react-query";
import type { HydrationState } from "react-router-dom";

/** The state that the browser hydrates from, embedded in the page by the server; contains nothing personal, because pages are cached. */
export interface PageState {
  readonly locale: Locale;
  /** Scheme, host and port of the shop's public address. */
  readonly origin: string;
  /** What the loaders returned; undefined for the dashboard, which only the browser renders. */
  readonly router?: Pick<HydrationState, "loaderData" | "errors">;
  readonly queries: DehydratedState;
}

/** Id of the script element that holds the state. */
export const STATE_ELEMENT = "state";

/** Id of the element into which the dashboard is rendered. */
export const DASH_ROOT = "dash";

/** Copies the queries with another time of fetching, in milliseconds since 1970. */
const withFetchTime = (time: number, { queries, mutations }: DehydratedState): DehydratedState => ({
  mutations,
  queries: queries.map((query) => ({
    ...query,
    dehydratedAt: time,
    state: { ...query.state, dataUpdatedAt: time },
  })),
});

/** Dehydrates the queries without their fetch times, so that equal data give equal bytes and ETags, and without those that only the server needs. */
export const dehydrateForPage = (queryClient: QueryClient): DehydratedState =>
  withFetchTime(
    0,
    dehydrate(queryClient, {
      shouldDehydrateQuery: (query) =>
        defaultShouldDehydrateQuery(query) && query.meta?.["ofServer"] !== true,
    }),
  );

/** Serializes the state for a script element; `<` is escaped so that data cannot close the element. */
export const writeState = (state: PageState): string =>
  JSON.stringify(state).replaceAll("<", String.raw`\u003c`);

const isPageState = (value: unknown): value is PageState =>
  typeof value === "object" &&
  value !== null &&
  "locale" in value &&
  typeof value.locale === "string" &&
  isLocale(value.locale) &&
  "origin" in value &&
  "queries" in value;

/** Reads the state from the document; throws where it is missing or malformed. */
export function readState(): PageState {
  const state: unknown = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? "null");
  if (!isPageState(state)) throw new Error("The page carries no state.");
  // The server caches a page only while its data is current, so the data counts as fetched now, whenever it was rendered.
  return { ...state, queries: withFetchTime(Date.now(), state.queries) };
}
