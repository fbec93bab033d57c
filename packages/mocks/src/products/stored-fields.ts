import { type Supply, supplyFields } from "@shop/domain/suppliers/supply-text.ts";

import type { ShopState } from "../shop/state.ts";

/** What only administrators read of a product, as it is stored. */
export const hiddenOf = (state: ShopState, id: number) => ({
  low_stock_at: null,
  barcode: state.barcodes.get(id) ?? null,
  pack_barcode: null,
  pack_units: null,
  ...state.packCodes.get(id),
  cost_price: state.costs.get(id) ?? null,
  vat_rate: null,
  denied_pack: null,
  ...supplyFields(supplyOf(state, id)),
});

/** The supplier that a product names; null without one. */
export function supplyOf({ supplies, suppliers }: ShopState, productId: number): Supply | null {
  const stored = supplies.get(productId);
  if (!stored) return null;
  const { supplierId: id, supplierPart: part, pack } = stored;
  return { supplier: { id, name: suppliers.find((one) => one.id === id)?.name ?? "" }, part, pack };
}
