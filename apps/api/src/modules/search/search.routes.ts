import { endpoints } from "@shop/contract/endpoints.ts";
import { SEARCH_OVERLAY_LIMIT } from "@shop/domain/constants.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { ProductService } from "../products/products.service.ts";
import type { SearchService } from "./search.service.ts";

/** Serves the search. */
export function serveSearch(routes: EndpointRoutes, search: SearchService, products: ProductService): void {
  routes.serveCatalogue(endpoints.searchProducts, async ({ query }) => {
    const found = await search.page(query.query, {
      filter: {},
      cursor: query.cursor,
      limit: query.limit ?? SEARCH_OVERLAY_LIMIT,
    });
    return {
      products: await products.cards(found.ids),
      totalCount: found.total,
      totalCountExact: found.totalExact,
      next_cursor: found.nextCursor,
      corrected: found.corrected,
    };
  });
}
