import { useAdminOrderListModel } from "@shop/data/dash/orders/use-admin-order-list-model.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useReminderNotice } from "@shop/screens/dash/orders/buyer/use-reminder-notice.ts";
import { OrdersScreen } from "@shop/screens/dash/orders/list/orders-screen.tsx";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { SavedListFilters } from "../saved-filters/saved-list-filters.tsx";
import { keepOrderList } from "./order-list-address.ts";
import { orderQueryOf, withOrderQuery } from "./order-list-params.ts";

/** The list of orders in the dashboard. */
export function DashOrdersPage() {
  const { title } = useMessages("dashOrders").list;
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const query = orderQueryOf(params);
  useEffect(() => keepOrderList(params), [params]);
  const model = useAdminOrderListModel(query, useReminderNotice());
  return (
    <>
      <PageHead title={title} description={title} />
      <OrdersScreen
        {...model}
        query={query}
        savedFilters={
          <SavedListFilters
            list="orders"
            query={withOrderQuery(new URLSearchParams(), { ...query, pageIndex: 0 }).toString()}
          />
        }
        onQuery={(next) =>
          setParams((before) => withOrderQuery(before, next), {
            // Each page and filter is a step back; what is typed into the search is not.
            replace: next.search !== query.search,
            preventScrollReset: true,
          })
        }
        onOpen={(id) => void navigate(dashPathOf.order(id))}
      />
    </>
  );
}
