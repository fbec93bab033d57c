import { endpoints } from "@shop/contract/endpoints.ts";
import type { SearchAnswer } from "@shop/contract/products/endpoints.ts";
import { SEARCH_OVERLAY_LIMIT } from "@shop/domain/constants.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { ProductService } from "../products/products.service.ts";
import type { MissedSearches } from "../search-misses/missed-searches.ts";
import type { SearchService } from "./search.service.ts";

/** The answer to every search that finds nothing. */
export const noResults: SearchAnswer = {
  products: [],
  totalCount: 0,
  totalCountExact: true,
  next_cursor: null,
  corrected: null,
  unmatched: [],
};

/** Serves the search. */
export function serveSearch(
  routes: EndpointRoutes,
  search: SearchService,
  products: ProductService,
  misses: MissedSearches,
): void {
  routes.serveCatalogue(endpoints.searchProducts, async ({ query }) => {
    const found = await search.page(query.query, {
      filter: {},
      cursor: query.cursor,
      limit: query.limit ?? SEARCH_OVERLAY_LIMIT,
      partly: true,
    });
    if (found.total === 0) return noResults;
    const answer: SearchAnswer = {
      products: await products.cards(found.ids),
      totalCount: found.total,
      totalCountExact: found.totalExact,
      next_cursor: found.nextCursor,
      corrected: found.corrected,
      unmatched: [...found.unmatched],
    };
    if (answer.unmatched.length > 0) misses.add(answer);
    return answer;
  });
}
