import { ApiError } from "@shop/contract/api-error.ts";
import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { Product } from "@shop/contract/products/product.ts";
import { quantityErrors } from "@shop/domain/cart/order-quantity.ts";
import {
  type Supply,
  supplyErrors,
  supplyFields,
  type SupplyFields,
  supplyOfFields,
  supplyText,
} from "@shop/domain/suppliers/supply-text.ts";

import type { ShopState } from "../shop/state.ts";

type HiddenFields = Pick<AdminProduct, "low_stock_at" | "barcode" | "cost_price" | "vat_rate"> & SupplyFields;

/** Stores what only administrators read of a product. */
export function storeHidden(
  { lowStockAt, barcodes, costs, vatRates, supplies }: ShopState,
  id: number,
  {
    low_stock_at: limit,
    barcode,
    cost_price: cost = null,
    vat_rate: rate,
    supplier_id: supplierId,
    supplier_part: part,
    supplier_pack: pack,
  }: HiddenFields,
): void {
  if (limit === null) lowStockAt.delete(id);
  else lowStockAt.set(id, limit);
  if (barcode === null) barcodes.delete(id);
  else barcodes.set(id, barcode);
  if (cost === null) costs.delete(id);
  else costs.set(id, cost);
  if (rate === null) vatRates.delete(id);
  else vatRates.set(id, rate);
  if (supplierId === null) supplies.delete(id);
  else supplies.set(id, { supplierId, supplierPart: part ?? "", pack: pack ?? 1 });
}

/** What only administrators read of a product, as it is stored. */
export const hiddenOf = (state: ShopState, id: number) => ({
  low_stock_at: state.lowStockAt.get(id) ?? null,
  barcode: state.barcodes.get(id) ?? null,
  cost_price: state.costs.get(id) ?? null,
  vat_rate: state.vatRates.get(id) ?? null,
  ...supplyFields(supplyOf(state, id)),
});

/** The names of all suppliers by their ids, deleted or not. */
const namesOf = ({ suppliers, deleted }: ShopState): ReadonlyMap<number, string> =>
  new Map(
    [...suppliers, ...deleted.flatMap((one) => (one.entity === "supplier" ? [one.one] : []))].map((one) => [
      one.id,
      one.name,
    ]),
  );

/** The supplier that a product names, deleted or not; null without one. */
export function supplyOf(state: ShopState, productId: number): Supply | null {
  const stored = state.supplies.get(productId);
  if (!stored) return null;
  const { supplierId: id, supplierPart: part, pack } = stored;
  return { supplier: { id, name: namesOf(state).get(id) ?? "" }, part, pack };
}

/** What only administrators read of a product in the change history, where the supplier is one value with part number and pack. */
export function hiddenInHistory(
  state: ShopState,
  { supplier_id, supplier_part, supplier_pack, ...others }: ReturnType<typeof hiddenOf>,
) {
  const supply = supplyOfFields({ supplier_id, supplier_part, supplier_pack }, namesOf(state));
  return { ...others, supply: supplyText(supply) || null };
}

/** Throws invalid for a supplier that a form cannot give a product. */
export function requireSupplier(
  { suppliers }: ShopState,
  after: SupplyFields,
  form: Parameters<typeof supplyErrors>[1],
  before: number | null,
): void {
  const { supplier_id: id } = after;
  const isKnown = id === null || id === before || suppliers.some((one) => one.id === id);
  const errors = isKnown ? supplyErrors(after, form) : { supplier_id: "unknown_supplier" };
  if (Object.keys(errors).length > 0) throw new ApiError("invalid", { errors: { ...errors } });
}

/** Throws invalid for rules of quantities that contradict each other. */
export function requireQuantities(product: Product): void {
  const errors = quantityErrors(product);
  if (Object.keys(errors).length > 0) throw new ApiError("invalid", { errors: { ...errors } });
}
