import { infiniteQueryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { firstPageParam, nextPageParam } from "../../cursor-pages.ts";
import { givenOf } from "../../given-of.ts";
import { historyKeys } from "../history/queries.ts";
import type { AuditQuery } from "./view.ts";

/** The audit log, the newest entries first; what outdates histories outdates it as well. */
export const auditLogQuery = (api: Api, query: AuditQuery) =>
  infiniteQueryOptions({
    queryKey: [...historyKeys.all, "audit-log", query],
    queryFn: ({ pageParam: { cursor }, signal }) => {
      const { group, ...filter } = query;
      return api.call("listAuditLog", {
        query: { ...(group === null ? givenOf(filter) : { group: String(group) }), cursor },
        signal,
      });
    },
    initialPageParam: firstPageParam(),
    getNextPageParam: nextPageParam,
    // Every change in the shop adds to it.
    staleTime: 0,
  });
