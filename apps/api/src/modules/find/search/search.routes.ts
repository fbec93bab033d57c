import { endpoints } from "@shop/contract/endpoints.ts";
import type { SearchAnswer } from "@shop/contract/products/endpoints.ts";
import { SEARCH_OVERLAY_LIMIT } from "@shop/domain/constants.ts";

import type { EndpointRoutes } from "../../../http/endpoint-routes.ts";
import { isOfAdmin } from "../../admins/require-admin.ts";
import type { ProductService } from "../../products/products.service.ts";
import type { SearchMissLog } from "../search-misses/search-miss-log.ts";
import type { SearchService } from "./search.service.ts";

/** What an answer did not find of a text: all of it, or the words that were left out; '' where all was found. */
const missedOf = (text: string, { totalCount, unmatched }: SearchAnswer): string =>
  totalCount === 0 ? text : unmatched.join(" ");

/** What {@link serveSearch} needs. */
interface SearchNeeds {
  readonly search: SearchService;
  readonly products: Pick<ProductService, "cards">;
  readonly searchMisses: Pick<SearchMissLog, "note">;
}

/** Serves the search; what the first pages did not find is counted, but for administrators. */
export function serveSearch(routes: EndpointRoutes, { search, products, searchMisses }: SearchNeeds): void {
  routes.serveCatalogue(
    endpoints.searchProducts,
    async ({ query }) => {
      const found = await search.page(query.query, {
        filter: { place: "lists" },
        cursor: query.cursor,
        limit: query.limit ?? SEARCH_OVERLAY_LIMIT,
        partly: true,
      });
      return {
        products: await products.cards(found.ids, "lists"),
        totalCount: found.total,
        totalCountExact: found.totalExact,
        next_cursor: found.nextCursor,
        corrected: found.corrected,
        near: [...found.near],
        mentioned: [...found.mentioned],
        unmatched: [...found.unmatched],
        missing_part: found.missingPart,
        applied_values: [...found.values],
      };
    },
    {
      onSent: (answer, { query: { query: text, cursor } }) => {
        const missed = cursor === undefined ? missedOf(text, answer) : "";
        if (missed === "") return undefined;
        return (request) => {
          if (!isOfAdmin(request)) searchMisses.note(missed);
        };
      },
    },
  );
}
