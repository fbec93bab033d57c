import { seesCosts } from "@shop/contract/admins/sees-costs.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { may } from "@shop/domain/admins/rights.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { allMessages } from "@shop/i18n/all.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { writeSheet } from "../../sheets/write-sheet.ts";
import { adminOf } from "../admins/require-admin.ts";
import { orderSheetLines } from "./order-sheet-lines.ts";
import { orderSheetRows } from "./order-sheet-rows.ts";

/** What {@link serveOrderSheets} needs. */
interface OrderSheetNeeds {
  readonly queries: Queries;
}

/** Serves the export of orders; its address precedes that of an order with an id. */
export function serveOrderSheets(routes: EndpointRoutes, { queries }: OrderSheetNeeds): void {
  routes.serveFile(endpoints.exportOrders, async ({ query: { format, locale, ...filter }, context }) => {
    const admin = adminOf(context);
    const parts = { withCosts: seesCosts(admin), withBuyers: may(admin, "customers") };
    return writeSheet(orderSheetRows(orderSheetLines(queries, filter), { locale, ...parts }), {
      name: `orders-${shopDayOf(Date.now())}`,
      title: allMessages[locale].orderSheet.name,
      format,
      locale,
    });
  });
}
