import type { AdminOrderSummary } from "@shop/contract/orders/admin-order.ts";
import { takesWhenConfirmed } from "@shop/domain/orders/list/order-batch.ts";
import type { BatchState } from "@shop/domain/orders/order-state.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { changeOrderStatesMutation, shortRequestsQuery } from "./queries.ts";
import type { OrderBatchView } from "./view.ts";

const NONE: ReadonlySet<number> = new Set();

/** Only requests and quotations that are confirmed take pieces. */
const takesPieces = (orders: readonly AdminOrderSummary[], to: BatchState): boolean =>
  to === "confirmed" && orders.some(takesWhenConfirmed);

/** Changes the state of many orders, one batch at a time, and checks before whether the stock has the pieces of the requests among them. */
export function useOrderBatch(): OrderBatchView {
  const api = useApi();
  const batch = useSingleMutation(changeOrderStatesMutation(api));
  const [checked, setChecked] = useState<readonly number[]>([]);
  const stock = useQuery(shortRequestsQuery(api, checked));
  return {
    submission: toSubmission(batch, errorCodeOrMessage),
    outcomes: batch.data?.data ?? null,
    short: stock.data ?? NONE,
    checking: stock.isLoading,
    onOpen: (orders, to) => setChecked(takesPieces(orders, to) ? orders.map(({ id }) => id) : []),
    onSubmit: batch.submit,
    onReset: () => {
      setChecked([]);
      batch.reset();
    },
  };
}
