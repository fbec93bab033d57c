import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/admins.routes.ts";
import type { AdminOrderService } from "./admin-orders.service.ts";

/** Serves the administrators' endpoints of orders. */
export function serveAdminOrders(routes: EndpointRoutes, orders: AdminOrderService): void {
  // Literal addresses precede those with an id.
  routes.serve(endpoints.listAdminOrders, ({ query }) => orders.page(query));
  routes.serve(endpoints.readOrderCounts, () => orders.counts());
  routes.serve(endpoints.readAdminOrder, ({ params }) => orders.read(params.id));
  routes.serve(endpoints.changeOrderState, ({ params, body, context }) =>
    orders.changeState(params.id, body, adminOf(context)),
  );
  routes.serve(endpoints.changeOrderNote, ({ params, body, context }) =>
    orders.changeNote(params.id, body, adminOf(context)),
  );
  routes.serve(endpoints.changeOrderLines, ({ params, body, context }) =>
    orders.changeLines(params.id, body, adminOf(context)),
  );
}
