import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { adminOrderPageQuery } from "./queries.ts";
import type { AdminOrderListQuery, OrderNeighbours } from "./view.ts";

/**
 * The orders before and after one on the page of the list that it was opened from. The page stays as it was left: an order that is confirmed
 * keeps its place in a list of unconfirmed ones. None where this tab has not fetched that page.
 */
export function useOrderNeighbours(id: number, list: AdminOrderListQuery): OrderNeighbours {
  const { data } = useQuery({ ...adminOrderPageQuery(useApi(), list), enabled: false });
  const ids = data?.rows.map((row) => row.id) ?? [];
  const at = ids.indexOf(id);
  return at === -1
    ? { previous: null, next: null }
    : { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}
