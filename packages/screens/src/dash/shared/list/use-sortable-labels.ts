import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import type { SortableLabels } from "@shop/ui/sortable/sortable-list.tsx";

/** The wording of a list that is put into order by drag or by keyboard. */
export function useSortableLabels(): SortableLabels {
  const { order } = useMessages("dashShell");
  return {
    handle: (name) => fill(order.handle, { name }),
    instructions: order.instructions,
    moved: (name, position, total) => fill(order.moved, { name, position, total }),
    dropped: (name, position, total) => fill(order.dropped, { name, position, total }),
    cancelled: (name) => fill(order.cancelled, { name }),
  };
}
