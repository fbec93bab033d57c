import { ApiError } from "@shop/contract/api-error.ts";
import { quantityErrors, type quantityFields } from "@shop/domain/cart/order-quantity.ts";
import { codeKey } from "@shop/domain/catalogue/codes.ts";
import { type Offer, offerErrors } from "@shop/domain/catalogue/offer.ts";
import { stepErrors } from "@shop/domain/money/quantity-prices.ts";
import { supplyErrors, type SupplyFields } from "@shop/domain/suppliers/supply-text.ts";

import type { Queries } from "../../database/database.ts";
import { lockTexts } from "../../database/lock-texts.ts";
import { isSupplierShown } from "../suppliers/suppliers.repository.ts";
import { findByBarcodes } from "./product-codes.repository.ts";
import type { ProductRow } from "./products.table.ts";

/** The row of a product that is not deleted; throws not_found without one. */
export function requireSold(row: ProductRow | undefined): ProductRow {
  if (!row || row.deleted_at) throw new ApiError("not_found");
  return row;
}

/** Throws invalid for an offer, quantity prices, rules of quantities or what a form says of a supplier that cannot be stored. */
export function requireValid(
  columns: Pick<
    ProductRow,
    "price" | "quantity_prices" | keyof Offer | (typeof quantityFields)[number] | keyof SupplyFields
  >,
  form: Parameters<typeof supplyErrors>[1],
): void {
  const errors = {
    ...offerErrors(columns),
    ...stepErrors(columns),
    ...quantityErrors(columns),
    ...supplyErrors(columns, form),
  };
  if (Object.keys(errors).length > 0) throw new ApiError("invalid", { errors: { ...errors } });
}

/** Throws invalid for a supplier that is not known, or deleted; one that the product names already stays. */
export async function requireSupplier(
  transaction: Queries,
  id: number | null,
  before: number | null,
): Promise<void> {
  if (id === null || id === before || (await isSupplierShown(transaction, id))) return;
  throw new ApiError("invalid", { errors: { supplier_id: "unknown_supplier" } });
}

/** Throws invalid where another product on sale has a barcode; until the transaction ends no other form gets it. */
export async function requireOwnBarcode(
  transaction: Queries,
  barcode: string | null,
  before: Pick<ProductRow, "id" | "barcode"> | null,
): Promise<void> {
  if (barcode === null || barcode === before?.barcode) return;
  await lockTexts(transaction, [`barcode ${codeKey(barcode)}`]);
  const [ids = []] = (await findByBarcodes(transaction, [barcode])).values();
  if (ids.some((id) => id !== before?.id)) {
    throw new ApiError("invalid", { errors: { barcode: "barcode_taken" } });
  }
}
