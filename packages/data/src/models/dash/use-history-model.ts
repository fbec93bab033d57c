import type { HistoryEntity } from "@shop/contract/entities/history.ts";
import type { HistoryView } from "@shop/view-types/admin-history.ts";
import { useInfiniteQuery } from "@tanstack/react-query";

import { historyQuery } from "../../admin/history.ts";
import { useApi } from "../../api-context.tsx";
import { nextPageSubmission, toRemote } from "../../remote.ts";

/** The input of {@link useHistoryModel}. */
export interface HistoryModelInput {
  readonly entity: HistoryEntity;
  /** Null fetches nothing. */
  readonly id: number | null;
}

/** The model of the dialog of a change history. */
export function useHistoryModel({ entity, id }: HistoryModelInput): HistoryView {
  const history = useInfiniteQuery({ ...historyQuery(useApi(), entity, id ?? 0), enabled: id !== null });
  return {
    entries: toRemote(history, ({ pages }) => ({
      items: pages.flatMap(({ data }) => data),
      hasMore: history.hasNextPage,
    })),
    more: nextPageSubmission(history),
    onLoadMore: () => void history.fetchNextPage({ cancelRefetch: false }),
  };
}
