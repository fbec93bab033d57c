import { seesCosts } from "@shop/contract/admins/sees-costs.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { Product } from "@shop/contract/products/product.ts";
import { quantityErrors } from "@shop/domain/cart/order-quantity.ts";

import { signedInAdmin } from "../admins/admin-answers.ts";
import type { ShopState } from "../shop/state.ts";

type HiddenFields = Pick<AdminProduct, "low_stock_at" | "barcode" | "cost_price" | "vat_rate">;

/** Stores what only administrators read of a product. */
export function storeHidden(
  { lowStockAt, barcodes, costs, vatRates }: ShopState,
  id: number,
  { low_stock_at: limit, barcode, cost_price: cost = null, vat_rate: rate }: HiddenFields,
): void {
  if (limit === null) lowStockAt.delete(id);
  else lowStockAt.set(id, limit);
  if (barcode === null) barcodes.delete(id);
  else barcodes.set(id, barcode);
  if (cost === null) costs.delete(id);
  else costs.set(id, cost);
  if (rate === null) vatRates.delete(id);
  else vatRates.set(id, rate);
}

/** What only administrators read of a product, as it is stored. */
export const hiddenOf = ({ lowStockAt, barcodes, costs, vatRates }: ShopState, id: number) => ({
  low_stock_at: lowStockAt.get(id) ?? null,
  barcode: barcodes.get(id) ?? null,
  cost_price: costs.get(id) ?? null,
  vat_rate: vatRates.get(id) ?? null,
});

/** Throws forbidden for a cost in a form of an administrator who does not see costs. */
export function requireOwnCost(state: ShopState, cost: string | null | undefined): void {
  if (cost !== undefined && !seesCosts(signedInAdmin(state))) throw new ApiError("forbidden");
}

/** Throws invalid for rules of quantities that contradict each other. */
export function requireQuantities(product: Product): void {
  const errors = quantityErrors(product);
  if (Object.keys(errors).length > 0) throw new ApiError("invalid", { errors: { ...errors } });
}
