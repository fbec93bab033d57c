import { endpoints } from "@shop/contract/endpoints.ts";
import { ACCOUNT_ORDERS_PAGE_SIZE } from "@shop/domain/constants.ts";
import type { Context } from "hono";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { AccountService } from "../accounts/accounts.service.ts";
import { bearerOf, userOf } from "../accounts/require-user.ts";
import type { PaperPrinter } from "../papers/paper-printer.ts";
import { pdfResponse } from "../papers/pdf-response.ts";
import type { OrderService } from "./orders.service.ts";
import { cartOrderOf } from "./placing/cart-order.ts";

/** What {@link serveOrders} needs. */
interface OrderNeeds {
  readonly orders: OrderService;
  readonly accounts: Pick<AccountService, "userOf">;
  /** The client's address; null for a request in process. */
  readonly senderOf: (context: Context) => string | null;
  readonly printer: PaperPrinter;
}

/** Serves orders by form and chat, their look-up, their pages, and the orders of signed-in shoppers. */
export function serveOrders(
  routes: EndpointRoutes,
  { orders, accounts, senderOf, printer }: OrderNeeds,
): void {
  routes.serve(endpoints.placeOrder, async ({ body, headers, context }) => {
    // Ordering needs no account: an expired token counts as none.
    const token = bearerOf(context);
    const user = token === null ? null : await accounts.userOf(token);
    const attempt = headers["idempotency-key"] ?? null;
    const placed = await orders.place({
      request: body,
      attempt,
      userId: user?.id ?? null,
      sender: senderOf(context),
    });
    const { number, token: orderToken, request, payment } = placed;
    return {
      status: true,
      order_number: number,
      order_token: orderToken,
      request,
      ...(payment && { payment }),
    };
  });
  routes.serve(endpoints.requestByChat, async ({ body, context }) => {
    const token = bearerOf(context);
    const user = token === null ? null : await accounts.userOf(token);
    const { number, token: orderToken } = await orders.place({
      request: cartOrderOf(body),
      as: "chat",
      attempt: null,
      userId: user?.id ?? null,
      sender: senderOf(context),
    });
    return { order_number: number, order_token: orderToken };
  });
  routes.serve(endpoints.findOrder, async ({ body, context }) => ({
    order: await orders.find(body, senderOf(context)),
  }));
  routes.serve(endpoints.followOrder, ({ body }) => orders.follow(body.token));
  routes.serve(endpoints.cancelOwnOrder, ({ body, context }) => orders.cancel(body.token, senderOf(context)));
  routes.serveResponse(endpoints.readOwnInvoice, async ({ params, context }) => {
    const { name, papers } = await orders.paperOfLink(params.token, "invoice", senderOf(context));
    return pdfResponse(context, await printer.printForBuyer(papers), name);
  });
  routes.serveResponse(endpoints.readOwnQuotation, async ({ params, context }) => {
    const { name, papers } = await orders.paperOfLink(params.token, "quotation", senderOf(context));
    return pdfResponse(context, await printer.printForBuyer(papers), name);
  });
  routes.serveResponse(endpoints.readOwnPaper, async ({ body, context }) => {
    const token = bearerOf(context);
    const user = token === null ? null : await accounts.userOf(token);
    const { name, papers } = await orders.ownPaper(body, {
      userId: user?.id ?? null,
      sender: senderOf(context),
    });
    return pdfResponse(context, await printer.printForBuyer(papers), name);
  });
  routes.serve(endpoints.readCredit, ({ context }) => orders.creditOf(userOf(context).id));
  routes.serve(endpoints.listAccountOrders, ({ query, context }) =>
    orders.ofUser(userOf(context).id, {
      limit: query.limit ?? ACCOUNT_ORDERS_PAGE_SIZE,
      cursor: query.cursor,
    }),
  );
}
