import type { OrderDialog } from "@shop/data/dash/orders/view.ts";
import { orderStates } from "@shop/domain/orders/order-state.ts";

/** The dialog that the query string of an order names: `?to=confirmed` or `?lines`. */
export function orderDialogOf(params: URLSearchParams): OrderDialog | null {
  if (params.has("lines")) return { kind: "lines" };
  const to = orderStates.find((state) => state === params.get("to"));
  return to ? { kind: "state", to } : null;
}

/** The query string with another dialog, or none. */
export function withOrderDialog(before: URLSearchParams, dialog: OrderDialog | null): URLSearchParams {
  const params = new URLSearchParams(before);
  params.delete("lines");
  params.delete("to");
  if (dialog) params.set(dialog.kind === "lines" ? "lines" : "to", dialog.kind === "lines" ? "" : dialog.to);
  return params;
}
