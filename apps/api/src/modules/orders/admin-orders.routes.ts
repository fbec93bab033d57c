import { endpoints } from "@shop/contract/endpoints.ts";

import { type EndpointRoutes, jsonResponse } from "../../http/endpoint-routes.ts";
import { acceptsEvents, eventStreams } from "../../http/event-stream.ts";
import { adminOf } from "../admins/admins.routes.ts";
import type { AdminService } from "../admins/admins.service.ts";
import { adminTokenOf } from "../admins/require-admin.ts";
import type { AdminOrderService } from "./admin-orders.service.ts";
import type { OrderFeed } from "./order-feed.ts";

/** What the administrators' endpoints of orders are served by. */
export interface AdminOrderRoutes {
  readonly orders: AdminOrderService;
  readonly admins: AdminService;
  readonly feed: OrderFeed;
  /** Milliseconds between two signs of life of an event stream. */
  readonly beatMs?: number | undefined;
}

/** Serves the administrators' endpoints of orders. */
export function serveAdminOrders(
  routes: EndpointRoutes,
  { orders, admins, feed, beatMs }: AdminOrderRoutes,
): void {
  const openStream = eventStreams({
    event: "counts",
    read: orders.counts,
    onChange: feed.onChange,
    ended: feed.ended,
    beatMs,
  });
  // Literal addresses precede those with an id.
  routes.serve(endpoints.listAdminOrders, ({ query }) => orders.page(query));
  routes.serveResponse(endpoints.readOrderCounts, async ({ context }) => {
    if (!acceptsEvents(context)) return jsonResponse(context, await orders.counts());
    const key = adminTokenOf(context) ?? "";
    return openStream(context, { key, isLive: async () => (await admins.adminOf(key, false)) !== null });
  });
  routes.serve(endpoints.readAdminOrder, ({ params }) => orders.read(params.id));
  routes.serve(endpoints.changeOrderState, ({ params, body, context }) =>
    orders.changeState(params.id, body, adminOf(context)),
  );
  routes.serve(endpoints.remindBuyer, ({ params, context }) => orders.remind(params.id, adminOf(context)));
  routes.serve(endpoints.changeOrderNote, ({ params, body, context }) =>
    orders.changeNote(params.id, body, adminOf(context)),
  );
  routes.serve(endpoints.changeOrderLines, ({ params, body, context }) =>
    orders.changeLines(params.id, body, adminOf(context)),
  );
}
