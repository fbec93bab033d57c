import { useInfiniteQuery, useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { nextPageSubmission, toRemote } from "../../remote.ts";
import { accountsQuery } from "../admins/queries.ts";
import { auditLogQuery } from "./queries.ts";
import type { AuditLogView, AuditQuery } from "./view.ts";

/** The model of the page of the audit log. */
export function useAuditLogModel(query: AuditQuery): AuditLogView {
  const api = useApi();
  const log = useInfiniteQuery(auditLogQuery(api, query));
  const accounts = useQuery(accountsQuery(api));
  return {
    entries: toRemote(log, ({ pages }) => ({
      items: pages.flatMap(({ data }) => data),
      hasMore: log.hasNextPage,
    })),
    people: accounts.data?.data.map(({ email }) => email) ?? [],
    more: nextPageSubmission(log),
    onLoadMore: () => void log.fetchNextPage({ cancelRefetch: false }),
  };
}
