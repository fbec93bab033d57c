import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../../http/endpoint-routes.ts";
import { adminOf } from "../../admins/require-admin.ts";
import { orderChanger } from "../change-order.ts";
import type { OrderDependencies } from "../orders.service.ts";
import { returnChange, returnVoidChange } from "./record-return.ts";

/** Serves the returns of orders. */
export function serveOrderReturns(
  routes: EndpointRoutes,
  needs: Pick<OrderDependencies, "catalogue" | "outbox" | "mailbox">,
): void {
  const change = orderChanger(needs);
  routes.serve(endpoints.recordReturn, ({ params, body, headers, context }) => {
    const admin = adminOf(context);
    const attempt = headers["idempotency-key"] ?? null;
    return change(params.id, admin, returnChange({ request: body, attempt, admin }, needs));
  });
  routes.serve(endpoints.voidReturn, ({ params: { id, returnId }, body, context }) => {
    const admin = adminOf(context);
    return change(id, admin, returnVoidChange(returnId, body, admin));
  });
}
