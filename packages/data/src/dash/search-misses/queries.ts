import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { adminKeys } from "../admins/session.ts";
import type { SearchMissListQuery, SearchMissRows } from "./view.ts";

/** Query keys of searches that found nothing. */
const searchMissKeys = {
  all: [...adminKeys.all, "search-misses"],
  page: (query: SearchMissListQuery) => [...searchMissKeys.all, query],
} as const;

/** One page of searches that found nothing; the previous page stays visible until it is fetched. */
export const searchMissPageQuery = (api: Api, query: SearchMissListQuery) =>
  queryOptions({
    queryKey: searchMissKeys.page(query),
    queryFn: async ({ signal }): Promise<SearchMissRows> => {
      const { pageIndex, pageSize, sort } = query;
      const { data, total } = await api.call("listSearchMisses", {
        query: { page: pageIndex + 1, per_page: pageSize, sort: sort === "most" ? undefined : sort },
        signal,
      });
      return { rows: data, rowCount: total };
    },
    placeholderData: keepPreviousData,
  });
