import type { OrderCounts } from "@shop/contract/orders/admin-order.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { useApi } from "../../api-context.tsx";
import { useMayDo } from "../admins/use-may-do.ts";
import { overviewKeys } from "../overview/queries.ts";
import { noteChanges, orderMarksQuery } from "./order-marks.ts";
import { followOrders, type OrderFollowing } from "./order-stream.ts";
import { adminOrderKeys, orderCountsQuery } from "./queries.ts";
import type { OrderCountsView } from "./view.ts";

/** The model of the number of orders to confirm; `onNewOrder` is called when an order has arrived since the last answer. */
export function useOrderCountsModel(onNewOrder: () => void): OrderCountsView {
  const client = useQueryClient();
  const [following, setFollowing] = useState<OrderFollowing>("opening");
  const mayFollow = useMayDo("view_orders");
  const { data } = useQuery(orderCountsQuery(useApi(), mayFollow && following === "polling"));

  useEffect(() => {
    if (!mayFollow) return undefined;
    const queryKey = adminOrderKeys.counts();
    const show = async (counts: OrderCounts): Promise<void> => {
      // An answer that was asked for before is older than the event.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, counts);
    };
    return followOrders({ onCounts: (counts) => void show(counts), onFollowing: setFollowing });
  }, [client, mayFollow]);

  const seen = useRef(data);
  const compare = useEffectEvent((counts: OrderCounts) => {
    const before = seen.current;
    seen.current = counts;
    const isNews = noteChanges(client, counts.changed, { silently: !before });
    if (!before) return;
    if (isNews || counts.newest !== before.newest || counts.received !== before.received) {
      void client.invalidateQueries({ queryKey: adminOrderKeys.pages() });
      void client.invalidateQueries({ queryKey: overviewKeys.all });
    }
    // An order that this page takes is no news to it.
    const isOwn =
      client.isMutating({ mutationKey: adminOrderKeys.take() }) > 0 ||
      client.getQueryData(orderMarksQuery().queryKey)?.own.has(counts.newest ?? 0);
    if ((counts.newest ?? 0) > (before.newest ?? 0) && !isOwn) onNewOrder();
  });
  useEffect(() => {
    if (data) compare(data);
  }, [data]);
  return { ordersToConfirm: data?.received ?? null };
}
