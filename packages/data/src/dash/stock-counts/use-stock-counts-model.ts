import type { StockCount } from "@shop/contract/stock-counts/stock-count.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toFormState, toRemote } from "../../remote.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { startCountMutation, stockCountsQuery } from "./queries.ts";
import type { StockCountsView } from "./view.ts";

/** The model of the list of stock counts; `onStarted` is called with a new one. */
export function useStockCountsModel(onStarted: (count: StockCount) => void): StockCountsView {
  const api = useApi();
  const start = useSingleMutation(startCountMutation(api), { onSuccess: ({ count }) => onStarted(count) });
  return {
    counts: toRemote(useQuery(stockCountsQuery(api))),
    starting: toFormState(start),
    onStart: start.submit,
  };
}
