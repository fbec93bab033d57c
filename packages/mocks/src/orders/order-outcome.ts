import { ApiError } from "@shop/contract/api-error.ts";
import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { OrderOutcome } from "@shop/contract/orders/order-batch.ts";
import { batchRefusals } from "@shop/domain/orders/list/order-batch.ts";

/** What became of an order of a batch. */
export function outcomeOf(
  id: number,
  change: () => { readonly status: boolean; readonly order: AdminOrder },
): OrderOutcome {
  try {
    const { status, order } = change();
    return { id, outcome: status ? "changed" : "already", code: null, version: order.version };
  } catch (error) {
    const code = error instanceof ApiError && batchRefusals.find((one) => one === error.code);
    if (!code) throw error;
    return { id, outcome: "refused", code, version: null };
  }
}
