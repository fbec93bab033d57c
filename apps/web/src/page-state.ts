import type { Locale } from "@shop/contract/locale.ts";
import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** What the browser starts from: written into the page by the server, the same for every reader. */
export interface PageState {
  readonly locale: Locale;
  /** Scheme, host and port under which people reach the shop. */
  readonly origin: string;
  /** True where the address names something that does not exist. */
  readonly missing: boolean;
  /** The query cache: keys with their data. */
  readonly queries: readonly (readonly [QueryKey, unknown])[];
}

/** Id of the script element that holds the state. */
export const STATE_ELEMENT = "state";

/** The cache's data that came, as it travels in the page. */
export const packQueries = (queryClient: QueryClient): PageState["queries"] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.status === "success" ? [[queryKey, state.data] as const] : []));

/** Fills a cache with what travelled in the page; it counts as fetched now. */
export function unpackQueries(queries: PageState["queries"], queryClient: QueryClient): void {
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
}

/** Writes the state so that it can stand inside a script element. */
export const writeState = (state: PageState): string =>
  JSON.stringify(state).replaceAll("<", String.raw`\u003c`);

/** Reads the state of the page that the browser shows; throws where there is none. */
export function readState(): PageState {
  const text = document.getElementById(STATE_ELEMENT)?.textContent;
  if (!text) throw new Error("The page carries no state.");
  return JSON.parse(text);
}
