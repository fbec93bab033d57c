import type { SearchMissListQuery, SearchMissListView } from "@shop/view-types/admin-searches.ts";
import { useQuery } from "@tanstack/react-query";

import { searchMissPageQuery } from "../../admin/search-misses.ts";
import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";

/** The model of the list of searches that found nothing. */
export function useSearchMissListModel(query: SearchMissListQuery): SearchMissListView {
  const page = useQuery(searchMissPageQuery(useApi(), query));
  return { misses: toRemote({ ...page, isRefetching: page.isRefetching || page.isPlaceholderData }) };
}
