import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import type { AdminOrderListQuery } from "@shop/data/dash/orders/view.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import { ExportMenu } from "../../shared/list/export-menu.tsx";

interface OrderSheetMenuProps {
  /** What the list is narrowed to; its sort order and page leave the export as it is. */
  readonly query: AdminOrderListQuery;
}

/** The exports of a list of orders. */
export function OrderSheetMenu({ query }: OrderSheetMenuProps) {
  const { sheet: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const { search, state, pageIndex: _page, pageSize: _rows, sort: _sort, ...bounds } = query;
  const filter = { query: search, state: state ?? undefined, ...bounds };
  return (
    <ExportMenu
      size="sm"
      className="max-sm:min-h-11"
      texts={texts}
      hrefOf={(format) => addressOf(adminAddresses.exportOrders, {}, { ...filter, format, locale })}
    />
  );
}
