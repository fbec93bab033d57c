import type { OrderCountsView } from "@shop/view-types/admin-orders.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";

import { adminOrderKeys, orderCountsQuery } from "../../admin/orders.ts";
import { overviewKeys } from "../../admin/overview.ts";
import { useApi } from "../../api-context.tsx";

/** The model of the number of orders to confirm; `onNewOrder` is called when an order has arrived since the last answer. */
export function useOrderCountsModel(onNewOrder: () => void): OrderCountsView {
  const client = useQueryClient();
  const { data } = useQuery(orderCountsQuery(useApi()));
  const seen = useRef(data);
  const compare = useEffectEvent((counts: NonNullable<typeof data>) => {
    const before = seen.current;
    seen.current = counts;
    if (!before) return;
    if (counts.newest !== before.newest || counts.received !== before.received) {
      void client.invalidateQueries({ queryKey: adminOrderKeys.pages() });
      void client.invalidateQueries({ queryKey: overviewKeys.all });
    }
    if ((counts.newest ?? 0) > (before.newest ?? 0)) onNewOrder();
  });
  useEffect(() => {
    if (data) compare(data);
  }, [data]);
  return { ordersToConfirm: data?.received ?? null };
}
