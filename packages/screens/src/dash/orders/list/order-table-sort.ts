import type { OrderSort } from "@shop/domain/orders/order-state.ts";
import type { DataTableQuery } from "@shop/ui/data-table/data-table-types.ts";

const tableSorts: Readonly<Record<OrderSort, NonNullable<DataTableQuery["sort"]>>> = {
  newest: { id: "date", desc: true },
  oldest: { id: "date", desc: false },
  total: { id: "total", desc: false },
  "-total": { id: "total", desc: true },
};

/** The sort of the table's head, which names column and direction apart. */
export const toTableSort = (sort: OrderSort): DataTableQuery["sort"] => tableSorts[sort];

/**
 * The order of the list after a press on a column's head. The third press removes a sort: from the totals back to the newest orders, and
 * from the newest, which is the default, to the oldest.
 */
export function toOrderSort(next: DataTableQuery["sort"], before: OrderSort): OrderSort {
  if (next === null) return before === "newest" ? "oldest" : "newest";
  if (next.id === "total") return next.desc ? "-total" : "total";
  return next.desc ? "newest" : "oldest";
}
