import { adminRefusal } from "@shop/contract/admin-refusal.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { Context } from "hono";

import type { ChannelFeed } from "../../database/channel-feed.ts";
import { type EndpointRoutes, jsonResponse } from "../../http/endpoint-routes.ts";
import { acceptsEvents, eventStreams } from "../../http/event-stream.ts";
import type { AdminService } from "../admins/admins.service.ts";
import { adminOf, adminTokenOf } from "../admins/require-admin.ts";
import type { PaperPrinter } from "../papers/paper-printer.ts";
import type { PaperKind } from "../papers/paper.ts";
import { pdfResponse } from "../papers/pdf-response.ts";
import { adminOrderService } from "./admin-orders.service.ts";
import type { OrderFeed } from "./list/order-feed.ts";
import type { OrderDependencies } from "./orders.service.ts";

/** What {@link serveAdminOrders} needs. */
interface AdminOrderNeeds extends OrderDependencies {
  readonly admins: Pick<AdminService, "adminOf">;
  readonly orderFeed: OrderFeed;
  /** Ends of administrators' sessions. */
  readonly sessionEnds: ChannelFeed;
  readonly printer: PaperPrinter;
  /** Milliseconds between two signs of life of an event stream. */
  readonly eventBeatMs?: number | undefined;
}

/** Serves the administrators' endpoints of orders. */
export function serveAdminOrders(
  routes: EndpointRoutes,
  { admins, orderFeed, sessionEnds, printer, eventBeatMs, ...dependencies }: AdminOrderNeeds,
): void {
  const orders = adminOrderService(dependencies);
  const openStream = eventStreams({
    event: "counts",
    read: orders.counts,
    onChange: orderFeed.onChange,
    onSessionEnd: sessionEnds.onChange,
    ended: orderFeed.ended,
    beatMs: eventBeatMs,
  });
  // Literal addresses precede those with an id.
  routes.serve(endpoints.listAdminOrders, ({ query }) => orders.page(query));
  routes.serveResponse(endpoints.readOrderCounts, async ({ context }) => {
    if (!acceptsEvents(context)) return jsonResponse(context, await orders.counts());
    const key = adminTokenOf(context) ?? "";
    return openStream(context, {
      key,
      isLive: async () => adminRefusal(await admins.adminOf(key, false), endpoints.readOrderCounts) === null,
    });
  });
  routes.serve(endpoints.takeOrder, ({ body, headers, context }) =>
    orders.take({ request: body, attempt: headers["idempotency-key"] ?? null, admin: adminOf(context) }),
  );
  routes.serve(endpoints.readOrderLimits, ({ context }) => orders.limits(adminOf(context)));
  routes.serve(endpoints.listKnownBuyers, async ({ query }) => ({
    data: await orders.knownBuyers(query.query),
  }));
  routes.serve(endpoints.changeOrderStates, async ({ body, context }) => ({
    data: await orders.changeStates(body, adminOf(context)),
  }));
  routes.serve(endpoints.listShortRequests, async ({ query }) => ({
    data: await orders.shortRequests(query.ids),
  }));
  routes.serveResponse(endpoints.readOrderPapers, async ({ query: { ids, kind }, context }) =>
    pdfResponse(context, await printer.print(await orders.papers(ids, kind)), `${kind}-papers`),
  );
  routes.serve(endpoints.readAdminOrder, ({ params }) => orders.read(params.id));
  routes.serve(endpoints.changeOrderState, ({ params, body, context }) =>
    orders.changeState(params.id, body, adminOf(context)),
  );
  const printed = async (context: Context, id: number, kind: PaperKind): Promise<Response> => {
    const { number, paper } = await orders.paper(id, kind);
    return pdfResponse(context, await printer.print([paper]), `${kind}-${number}`);
  };
  routes.serveResponse(endpoints.readInvoice, ({ params: { id }, context }) =>
    printed(context, id, "invoice"),
  );
  routes.serveResponse(endpoints.readPackingList, ({ params: { id }, context }) =>
    printed(context, id, "packing"),
  );
  routes.serveResponse(endpoints.readReceipt, ({ params: { id }, context }) =>
    printed(context, id, "receipt"),
  );
  routes.serve(endpoints.remindBuyer, ({ params, context }) => orders.remind(params.id, adminOf(context)));
  routes.serve(endpoints.changeOrderNote, ({ params, body, context }) =>
    orders.changeNote(params.id, body, adminOf(context)),
  );
  routes.serve(endpoints.changeOrderBuyer, ({ params, body, context }) =>
    orders.changeBuyer(params.id, body, adminOf(context)),
  );
  routes.serve(endpoints.changeOrderDelivery, ({ params, body, context }) =>
    orders.changeDelivery(params.id, body, adminOf(context)),
  );
  routes.serve(endpoints.changeOrderPayBy, ({ params, body, context }) =>
    orders.changePayBy(params.id, body, adminOf(context)),
  );
  routes.serve(endpoints.recordPayment, ({ params, body, headers, context }) =>
    orders.recordPayment(params.id, {
      request: body,
      attempt: headers["idempotency-key"] ?? null,
      admin: adminOf(context),
    }),
  );
  routes.serve(endpoints.voidPayment, ({ params: { id, paymentId }, body: { note }, context }) =>
    orders.voidPayment(id, { paymentId, note }, adminOf(context)),
  );
  routes.serve(endpoints.changeOrderLines, ({ params, body, context }) =>
    orders.changeLines(params.id, body, adminOf(context)),
  );
}
