import type { OrderTax, TaxDocumentSummary } from "@shop/contract/tax-documents/tax-document.ts";
import { isZeroPrice, sumOf } from "@shop/domain/money/money.ts";
import { lacksPrices } from "@shop/domain/orders/lines/free-lines.ts";
import { isSale } from "@shop/domain/orders/order-state.ts";
import type { TaxSettings } from "@shop/domain/site/tax-settings.ts";
import { heldInvoice, uncreditedReturns } from "@shop/domain/tax-documents/held-invoice.ts";

import { totalOfOrder, toVat } from "../orders.mapper.ts";
import type { StoredOrder } from "../orders.repository.ts";
import type { TaxDocumentRow } from "./tax-documents.table.ts";

/** Maps a stored document to the wire for a list. */
export const toTaxDocumentSummary = ({
  id,
  orderId,
  kind,
  number,
  issuedAt,
  by,
  content,
}: TaxDocumentRow): TaxDocumentSummary => ({
  id,
  kind,
  number,
  issued_at: issuedAt.toISOString(),
  order_id: orderId,
  order_number: content.order_number,
  buyer: content.buyer.company || content.buyer.name,
  tax_number: content.buyer.tax_number,
  net: sumOf(content.vat.map(({ net }) => net)),
  vat: sumOf(content.vat.map(({ vat }) => vat)),
  total: content.total,
  refers_to: content.refers_to?.number ?? null,
  by,
});

/** Whether an invoice of an order can be issued, as far as the order itself decides. */
export const isInvoiceable = (order: StoredOrder): boolean =>
  isSale(order.state) && !isZeroPrice(totalOfOrder(order)) && !lacksPrices(order) && toVat(order) !== null;

/** The invoices and credit notes of an order, and what can be issued. */
export function toOrderTax(
  order: StoredOrder,
  documents: readonly TaxDocumentRow[],
  { tax_number: number }: Pick<TaxSettings, "tax_number">,
): OrderTax {
  const held = heldInvoice(documents);
  return {
    documents: documents.map(toTaxDocumentSummary).toReversed(),
    invoiceable: held === null && isInvoiceable(order),
    invoiced: held !== null,
    credit_due:
      held !== null && (order.state === "cancelled" || uncreditedReturns(order.returns, held).length > 0),
    lacks_number: number === "",
  };
}
