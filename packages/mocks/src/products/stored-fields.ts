import { ApiError } from "@shop/contract/api-error.ts";
import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { Product } from "@shop/contract/products/product.ts";
import { quantityErrors } from "@shop/domain/cart/order-quantity.ts";

import type { ShopState } from "../shop/state.ts";

/** Stores what only administrators read of a product. */
export function storeHidden(
  { lowStockAt, barcodes }: ShopState,
  id: number,
  { low_stock_at: limit, barcode }: Pick<AdminProduct, "low_stock_at" | "barcode">,
): void {
  if (limit === null) lowStockAt.delete(id);
  else lowStockAt.set(id, limit);
  if (barcode === null) barcodes.delete(id);
  else barcodes.set(id, barcode);
}

/** Throws invalid for rules of quantities that contradict each other. */
export function requireQuantities(product: Product): void {
  const errors = quantityErrors(product);
  if (Object.keys(errors).length > 0) throw new ApiError("invalid", { errors: { ...errors } });
}
