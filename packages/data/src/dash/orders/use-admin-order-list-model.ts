import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import { categoriesQuery } from "../../shop/categories/queries.ts";
import { deliveryQuery } from "../../shop/settings/queries.ts";
import { useChangesElsewhere } from "../use-changes-elsewhere.ts";
import { adminOrderPageQuery } from "./queries.ts";
import { useOrderBatch } from "./use-order-batch.ts";
import { useOrderReminder } from "./use-order-reminder.ts";
import type { AdminOrderListQuery, AdminOrderListView, ReminderOutcome } from "./view.ts";

const NO_CATEGORIES: AdminOrderListView["categories"] = [];
const NO_BRANCHES: AdminOrderListView["branches"] = [];

/** The model of the list of orders in the dashboard. */
export function useAdminOrderListModel(
  query: AdminOrderListQuery,
  onReminded: (outcome: ReminderOutcome) => void,
): AdminOrderListView {
  const api = useApi();
  const page = useQuery(adminOrderPageQuery(api, query));
  const delivery = useQuery(deliveryQuery(api));
  const categories = useQuery({ ...categoriesQuery(api), enabled: query.category !== "" });
  const { data, dataUpdatedAt: at } = page;
  // Rows keep their identity, so that only changed ones are rendered.
  const rows = useMemo(() => data && { ...data, at }, [data, at]);
  const elsewhere = useChangesElsewhere();
  // A row is marked once it shows the change: the stream announces it before the page is fetched again.
  const changes = useMemo(() => {
    const versions = new Map(rows?.rows.map(({ id, version }) => [id, version]));
    return new Map(
      Array.from(elsewhere).filter(([id, { fresh, version }]) => fresh && (versions.get(id) ?? 0) >= version),
    );
  }, [elsewhere, rows]);
  const reminder = useOrderReminder(onReminded);
  return {
    ...reminder,
    batch: useOrderBatch(),
    changes,
    categories: categories.data ?? NO_CATEGORIES,
    branches: delivery.data?.branches ?? NO_BRANCHES,
    orders: toRemote({
      ...page,
      data: rows,
      isRefetching: page.isRefetching || page.isPlaceholderData,
    }),
  };
}
