import { ApiError } from "@shop/contract/api-error.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { OrderCostsChange } from "@shop/contract/orders/order-costs.ts";
import { costsChangeText } from "@shop/domain/orders/lines/order-margin.ts";

import type { EndpointRoutes } from "../../../http/endpoint-routes.ts";
import { adminOf } from "../../admins/require-admin.ts";
import { type OrderChange, orderChanger } from "../change-order.ts";
import type { OrderDependencies } from "../orders.service.ts";
import { storeLineCosts } from "./order-costs.repository.ts";

/** The change that corrects the costs of an order's lines. */
const costsChange = ({ version, costs }: OrderCostsChange): OrderChange => ({
  version,
  isStored: ({ lines }) =>
    lines.length === costs.length && lines.every(({ cost }, at) => cost === (costs[at] ?? null)),
  make: async (transaction, { id, lines }) => {
    if (lines.length !== costs.length) throw new ApiError("invalid", { errors: { costs: "bad_value" } });
    await storeLineCosts(transaction, id, costs);
    return { columns: {}, entry: { action: "costs", text: costsChangeText(lines, costs) } };
  },
});

/** Serves the correction of what the lines of orders cost the shop. */
export function serveOrderCosts(
  routes: EndpointRoutes,
  needs: Pick<OrderDependencies, "catalogue" | "outbox">,
): void {
  const change = orderChanger(needs);
  routes.serve(endpoints.changeOrderCosts, ({ params, body, context }) =>
    change(params.id, adminOf(context), costsChange(body)),
  );
}
