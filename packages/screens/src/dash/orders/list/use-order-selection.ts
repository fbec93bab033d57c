import type { AdminOrderSummary } from "@shop/contract/orders/admin-order.ts";
import { useRef } from "react";

import { focusSelectionBar } from "../../selection/selection-bar.tsx";
import { type RowSelection, useSelection } from "../../selection/selection.ts";

/** The selection of orders of a page; orders that have left the page are no longer selected. */
export function useOrderSelection(rows: readonly AdminOrderSummary[], query: object) {
  const bar = useRef<HTMLElement>(null);
  const selection = useSelection(rows, query);
  const selected = rows.filter(({ id }) => selection.ids.has(id));
  const rowSelection: RowSelection = {
    ...selection,
    ids: new Set(selected.map(({ id }) => id)),
    onActions: () => focusSelectionBar(bar.current),
  };
  return { bar, selected, rowSelection };
}
