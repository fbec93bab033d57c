import { may, type RightHolder } from "@shop/domain/admins/rights.ts";
import {
  costFields,
  isCostField,
  isPriceField,
  type ProductField,
} from "@shop/domain/catalogue/product-fields.ts";
import { isCostGap, type ProductGap } from "@shop/domain/catalogue/product-gaps.ts";
import { isPriceColumn } from "@shop/domain/sheets/tier-columns.ts";

import { ApiError } from "../api-error.ts";

/** Whether an administrator sees what products cost the shop, and what it earns by them. */
export const seesCosts = (admin: RightHolder): boolean => may(admin, "costs");

/** Throws forbidden for a filter of products that tells what they cost, or who supplies them, by an administrator who does not see costs. */
export function requireSeenFilter(
  admin: RightHolder,
  {
    missing,
    supplier_id: supplierId,
  }: { readonly missing?: ProductGap | undefined; readonly supplier_id?: number | "none" | undefined },
): void {
  const tellsCosts = supplierId !== undefined || (missing !== undefined && isCostGap(missing));
  if (tellsCosts && !seesCosts(admin)) throw new ApiError("forbidden");
}

/**
 * Throws forbidden for a cost or a supplier in the form of a product, of an administrator who does not see costs. A field that the form lacks has
 * the value `none`.
 */
export function requireOwnCosts(
  admin: RightHolder,
  form: Readonly<Partial<Record<ProductField, unknown>>>,
  none: null | undefined,
): void {
  const isGiven = costFields.some((field) => form[field] !== none);
  if (isGiven && !seesCosts(admin)) throw new ApiError("forbidden");
}

/** Throws forbidden where some fields of products are prices and the administrator may not change those. */
export function requirePriceRight<F extends string | null>(
  admin: RightHolder,
  fields: readonly F[],
  isPrice: (field: F) => boolean = isPriceField,
): void {
  if (!may(admin, "prices") && fields.some(isPrice)) throw new ApiError("forbidden");
}

/** Whether an administrator may read a column of a sheet as a field, where it is one. */
export const mayImport = (admin: RightHolder, field: string | null): boolean =>
  (seesCosts(admin) || !isCostField(field)) && (may(admin, "prices") || !isPriceColumn(field));
