import type { HistoryEntity } from "@shop/contract/history/history.ts";
import { useInfiniteQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { nextPageSubmission, toRemote } from "../../remote.ts";
import { historyQuery } from "./queries.ts";
import type { HistoryView } from "./view.ts";

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
