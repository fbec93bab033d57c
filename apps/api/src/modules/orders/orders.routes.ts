import { endpoints } from "@shop/contract/endpoints.ts";
import { ACCOUNT_ORDERS_PAGE_SIZE } from "@shop/domain/constants.ts";
import type { Context } from "hono";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { AccountService } from "../accounts/accounts.service.ts";
import { bearerOf, userOf } from "../accounts/require-user.ts";
import type { OrderService } from "./orders.service.ts";

/** Serves orders by form, their look-up, and the orders of signed-in shoppers; `senderOf` gives the client's address. */
export function serveOrders(
  routes: EndpointRoutes,
  orders: OrderService,
  accounts: AccountService,
  senderOf: (context: Context) => string | null,
): void {
  routes.serve(endpoints.sendMail, async ({ body, headers, context }) => {
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
    const { number, request, payment } = placed;
    return { status: true, order_number: number, request, ...(payment && { payment }) };
  });
  routes.serve(endpoints.requestByChat, async ({ body: { buyer, ...request }, context }) => {
    const token = bearerOf(context);
    const user = token === null ? null : await accounts.userOf(token);
    const { address: address1, ...info } = buyer;
    const { number } = await orders.place({
      request: { ...request, info: { ...info, address1, address2: "" } },
      byChat: true,
      attempt: null,
      userId: user?.id ?? null,
      sender: senderOf(context),
    });
    return { order_number: number };
  });
  routes.serve(endpoints.findOrder, async ({ body, context }) => ({
    order: await orders.find(body, senderOf(context)),
  }));
  routes.serve(endpoints.listAccountOrders, ({ query, context }) =>
    orders.ofUser(userOf(context).id, {
      limit: query.limit ?? ACCOUNT_ORDERS_PAGE_SIZE,
      cursor: query.cursor,
    }),
  );
}
