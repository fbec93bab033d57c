import { ApiError } from "@shop/contract/api-error.ts";
import { heldInvoice } from "@shop/domain/tax-documents/held-invoice.ts";

import type { Queries } from "../../../database/database.ts";
import { findTaxDocuments } from "./tax-documents.repository.ts";

/** Throws has_invoice where an invoice of an order holds. */
export async function requireUninvoiced(transaction: Queries, orderId: number): Promise<void> {
  if (heldInvoice(await findTaxDocuments(transaction, orderId))) throw new ApiError("has_invoice");
}

/** Throws has_invoice where a credit note states a return. */
export async function requireUncredited(
  transaction: Queries,
  orderId: number,
  returnId: number,
): Promise<void> {
  const documents = await findTaxDocuments(transaction, orderId);
  if (documents.some(({ returnIds }) => returnIds?.includes(returnId))) throw new ApiError("has_invoice");
}
