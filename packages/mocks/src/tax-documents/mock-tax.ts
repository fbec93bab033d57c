import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { TaxDocumentSummary } from "@shop/contract/tax-documents/tax-document.ts";
import { isZeroPrice, sumOf } from "@shop/domain/money/money.ts";
import { isSale } from "@shop/domain/orders/order-state.ts";
import { heldInvoice, uncreditedReturns } from "@shop/domain/tax-documents/held-invoice.ts";

import { mockVat } from "../orders/mock-vat.ts";
import type { MockOrder, MockTaxDocument } from "../shop/state.ts";

/** A document of the mock shop in a list. */
export const toMockSummary = (
  { id: orderId }: MockOrder,
  { id, kind, by, content }: MockTaxDocument,
): TaxDocumentSummary => ({
  id,
  kind,
  number: content.number,
  issued_at: content.issued_at,
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

/** Whether an invoice of an order of the mock shop can be issued, as far as the order itself decides. */
export const isMockInvoiceable = (order: MockOrder): boolean =>
  isSale(order.state) && order.lines.every(({ price }) => !isZeroPrice(price)) && mockVat(order) !== null;

/** The invoices and credit notes of an order of the mock shop, which has a tax registration number or '', and what can be issued. */
export function mockTax(order: MockOrder, number: string): AdminOrder["tax"] {
  const documents = order.taxDocuments ?? [];
  const held = heldInvoice(documents);
  return {
    documents: documents.map((document) => toMockSummary(order, document)).toReversed(),
    invoiceable: held === null && isMockInvoiceable(order),
    invoiced: held !== null,
    credit_due:
      held !== null &&
      (order.state === "cancelled" || uncreditedReturns(order.returns ?? [], held).length > 0),
    lacks_number: number === "",
  };
}
