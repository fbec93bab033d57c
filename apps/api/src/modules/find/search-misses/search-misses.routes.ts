import { endpoints } from "@shop/contract/endpoints.ts";
import { SEARCH_MISS_ROWS } from "@shop/domain/constants.ts";
import { pageAt } from "@shop/domain/numbered-page.ts";

import type { Queries } from "../../../database/database.ts";
import type { EndpointRoutes } from "../../../http/endpoint-routes.ts";
import type { SearchMissLog } from "./search-miss-log.ts";
import { countMisses, findMisses } from "./search-misses.repository.ts";

/** What {@link serveSearchMisses} needs. */
interface SearchMissNeeds {
  readonly queries: Queries;
  readonly searchMisses: Pick<SearchMissLog, "flush">;
}

/** Serves the list of searches that found nothing; what this node has counted is stored first. */
export function serveSearchMisses(routes: EndpointRoutes, { queries, searchMisses }: SearchMissNeeds): void {
  routes.serve(
    endpoints.listSearchMisses,
    async ({ query: { page = 1, per_page = SEARCH_MISS_ROWS, sort = "most" } }) => {
      await searchMisses.flush();
      const total = await countMisses(queries);
      const { page: shown, offset } = pageAt(total, page, per_page);
      const data = await findMisses(queries, { sort, offset, limit: per_page });
      return { data, page: shown, per_page, total };
    },
  );
}
