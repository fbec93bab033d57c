import { ApiError } from "@shop/contract/api-error.ts";
import { quantityErrors, type quantityFields } from "@shop/domain/cart/order-quantity.ts";
import {
  codeErrors,
  type CodeField,
  codeFields,
  codeKey,
  type ProductCodes,
} from "@shop/domain/catalogue/codes.ts";
import { type Offer, offerErrors } from "@shop/domain/catalogue/offer.ts";
import { stepErrors } from "@shop/domain/money/quantity-prices.ts";
import { supplyErrors, type SupplyFields } from "@shop/domain/suppliers/supply-text.ts";

import type { Queries } from "../../database/database.ts";
import { lockTexts } from "../../database/lock-texts.ts";
import { isSupplierShown } from "../suppliers/suppliers.repository.ts";
import { findCodeOwners } from "./product-codes.repository.ts";
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
    | "price"
    | "quantity_prices"
    | keyof ProductCodes
    | keyof Offer
    | (typeof quantityFields)[number]
    | keyof SupplyFields
  >,
  form: Parameters<typeof supplyErrors>[1],
): void {
  const errors = {
    ...offerErrors(columns),
    ...stepErrors(columns),
    ...quantityErrors(columns),
    ...supplyErrors(columns, form),
    ...codeErrors(columns),
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

/** The codes of a product that another one on sale has, by their fields; until the transaction ends no other form gets them. */
export async function findTakenCodes(
  transaction: Queries,
  product: Pick<ProductRow, CodeField>,
  id: number | null,
): Promise<Partial<Record<CodeField, "barcode_taken">>> {
  const codes = codeFields.flatMap((field) => product[field] ?? []);
  if (codes.length === 0) return {};
  await lockTexts(transaction, codes.map((code) => `barcode ${codeKey(code)}`).toSorted());
  const owners = await findCodeOwners(transaction, codes);
  return Object.fromEntries(
    codeFields.flatMap((field) => {
      const code = product[field];
      const ids = code === null ? [] : (owners.get(codeKey(code)) ?? []);
      return ids.some((one) => one !== id) ? [[field, "barcode_taken"] as const] : [];
    }),
  );
}

/** Throws invalid where another product on sale has one of the codes that a product gets. */
export async function requireOwnCodes(
  transaction: Queries,
  product: Pick<ProductRow, CodeField>,
  before: Pick<ProductRow, "id" | CodeField> | null,
): Promise<void> {
  const given = { ...product };
  for (const field of codeFields) if (product[field] === before?.[field]) given[field] = null;
  const errors = await findTakenCodes(transaction, given, before?.id ?? null);
  if (Object.keys(errors).length > 0) throw new ApiError("invalid", { errors });
}
