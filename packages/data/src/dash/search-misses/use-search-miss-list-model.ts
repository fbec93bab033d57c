import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import { searchMissPageQuery } from "./queries.ts";
import type { SearchMissListQuery, SearchMissListView } from "./view.ts";

/** The model of the list of searches that found nothing. */
export function useSearchMissListModel(query: SearchMissListQuery): SearchMissListView {
  const page = useQuery(searchMissPageQuery(useApi(), query));
  return { misses: toRemote({ ...page, isRefetching: page.isRefetching || page.isPlaceholderData }) };
}
