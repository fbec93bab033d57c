import type { SearchMissListQuery } from "@shop/data/dash/search-misses/view.ts";
import { SEARCH_MISS_ROWS } from "@shop/domain/constants.ts";

import { listQueryOf, withListQuery } from "../list-address.ts";

/** What the query string of the list of searches that found nothing says: `?order=latest&page=2&rows=10`. */
export function searchMissQueryOf(params: URLSearchParams): SearchMissListQuery {
  const { pageIndex, pageSize } = listQueryOf(params, SEARCH_MISS_ROWS);
  return { pageIndex, pageSize, sort: params.get("order") === "latest" ? "latest" : "most" };
}

/** The query string with other rows; values that are the default are left out, anything else in it stays. */
export function withSearchMissQuery(before: URLSearchParams, query: SearchMissListQuery): URLSearchParams {
  const params = withListQuery(before, { ...query, sort: null, search: "" }, SEARCH_MISS_ROWS);
  if (query.sort === "latest") params.set("order", "latest");
  else params.delete("order");
  return params;
}
