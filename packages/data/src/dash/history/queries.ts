import type { HistoryEntity } from "@shop/contract/history/history.ts";
import { infiniteQueryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { firstPageParam, nextPageParam } from "../../cursor-pages.ts";
import { adminKeys } from "../admins/session.ts";

/** Query keys of change histories; a mutation invalidates `all`, or the history of what it changed. */
export const historyKeys = {
  all: [...adminKeys.all, "history"],
  of: (entity: HistoryEntity, id: number) => [...historyKeys.all, entity, id],
} as const;

/** The change history of one product, category or sub category, the newest entries first. */
export const historyQuery = (api: Api, entity: HistoryEntity, id: number) =>
  infiniteQueryOptions({
    queryKey: historyKeys.of(entity, id),
    queryFn: ({ pageParam: { cursor }, signal }) =>
      api.call("readHistory", { query: { entity, id: String(id), cursor }, signal }),
    initialPageParam: firstPageParam(),
    getNextPageParam: nextPageParam,
  });
