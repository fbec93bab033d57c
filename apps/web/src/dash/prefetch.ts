import { hasAdminMarker } from "../admin-marker.ts";
import type { Prefetch } from "../router/page-route.ts";
import { isDeletedShown, listQueryOf } from "./list-address.ts";

/** How long prefetched rows are not fetched again by pointing at the same link; a page that opens still refreshes them. */
export const PREFETCHED_MS = 10_000;

/** Prefetches only for signed-in administrators: for others the guard leads to the login. */
export const signedIn =
  (prefetch: Prefetch): Prefetch =>
  async (services, at) => {
    if (hasAdminMarker()) await prefetch(services, at);
  };

/** What the address of a table asks for. */
export const tableQueryOf = (search: URLSearchParams, defaultRows: number) => ({
  ...listQueryOf(search, defaultRows),
  deleted: isDeletedShown(search),
});
