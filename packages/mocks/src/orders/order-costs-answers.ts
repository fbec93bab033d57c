import { ApiError } from "@shop/contract/api-error.ts";
import { costsChangeText } from "@shop/domain/orders/lines/order-margin.ts";

import { refuseOutdated } from "../shop/edits.ts";
import type { Answers, ShopState } from "../shop/state.ts";
import { changeMockOrder, mockOrderOf, toAdminOrder } from "./admin-order-answers.ts";

/** Answers to the correction of what the lines of orders cost the shop. */
export function orderCostsAnswers(shop: ShopState) {
  return {
    changeOrderCosts: ({ params, body: { version, costs } }) => {
      const order = mockOrderOf(shop, params.id);
      const lines = order.lines.map(({ name }, at) => ({ name, cost: order.costs?.[at] ?? null }));
      const isStored =
        lines.length === costs.length && lines.every(({ cost }, at) => cost === (costs[at] ?? null));
      if (isStored) return { status: false, order: toAdminOrder(shop, order) };
      refuseOutdated(version, toAdminOrder(shop, order));
      if (lines.length !== costs.length) throw new ApiError("invalid", { errors: { costs: "bad_value" } });
      return changeMockOrder(
        shop,
        order,
        { costs },
        { action: "costs", text: costsChangeText(lines, costs) },
      );
    },
  } satisfies Partial<Answers>;
}
