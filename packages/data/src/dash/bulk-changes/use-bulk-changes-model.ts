import { useInfiniteQuery, useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { isNotFound, nextPageSubmission, toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { attributesQuery } from "../attributes/queries.ts";
import { bulkChangeQuery, bulkChangesQuery, undoBulkMutation } from "./queries.ts";
import type { BulkChangesView, BulkChangeView } from "./view.ts";

/** The model of the list of earlier bulk changes. */
export function useBulkChangesModel(): BulkChangesView {
  const list = useInfiniteQuery(bulkChangesQuery(useApi()));
  return {
    changes: toRemote(list, ({ pages }) => {
      const items = pages.flatMap(({ data }) => data);
      return { items, total: items.length, totalExact: !list.hasNextPage, hasMore: list.hasNextPage };
    }),
    more: nextPageSubmission(list),
    onLoadMore: () => void list.fetchNextPage({ cancelRefetch: false }),
  };
}

/** The model of the page of one bulk change; `isMissing` where there is none with the id. */
export function useBulkChangeModel(id: number): BulkChangeView & { readonly isMissing: boolean } {
  const api = useApi();
  const all = useInfiniteQuery(bulkChangeQuery(api, id, "all"));
  const rule = all.data?.pages[0]?.change.rule;
  const attributeId = rule?.field === "specification" ? rule.attribute_id : null;
  const attributes = useQuery({ ...attributesQuery(api), enabled: attributeId !== null });
  const isUndone = Boolean(all.data?.pages[0]?.change.undone);
  const kept = useInfiniteQuery({ ...bulkChangeQuery(api, id, "kept"), enabled: isUndone });
  const undoing = useSingleMutation(undoBulkMutation(api, id));
  const shown = isUndone ? kept : all;
  return {
    isMissing: isNotFound(all.error),
    change: toRemote(all, ({ pages: [first] }) => {
      if (!first) throw new Error("A change has no first page.");
      return first.change;
    }),
    attribute: attributes.data?.find((one) => one.id === attributeId) ?? null,
    items: shown.data?.pages.flatMap(({ items }) => items) ?? [],
    hasMore: shown.hasNextPage,
    more: nextPageSubmission(shown),
    onLoadMore: () => void shown.fetchNextPage({ cancelRefetch: false }),
    undoing: toSubmission(undoing, errorCodeOrMessage),
    onUndo: () => undoing.submit(),
  };
}
