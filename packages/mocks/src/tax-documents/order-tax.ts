import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { sumOf } from "@shop/domain/money/money.ts";
import { lacksPrices } from "@shop/domain/orders/lines/free-lines.ts";
import { isSale } from "@shop/domain/orders/order-state.ts";
import { heldInvoice, uncreditedReturns } from "@shop/domain/tax-documents/held-invoice.ts";

import { mockVat } from "../orders/order-total.ts";
import type { MockOrder } from "../shop/state.ts";

/** The invoices and credit notes of an order of a shop, which has a tax registration number or '', and what can be issued. */
export function taxOf(order: MockOrder, number: string): AdminOrder["tax"] {
  const documents = order.taxDocuments ?? [];
  const held = heldInvoice(documents);
  return {
    documents: documents
      .map(({ id, kind, by, content }) => ({
        id,
        kind,
        number: content.number,
        issued_at: content.issued_at,
        order_id: order.id,
        order_number: content.order_number,
        buyer: content.buyer.company || content.buyer.name,
        tax_number: content.buyer.tax_number,
        net: sumOf(content.vat.map(({ net }) => net)),
        vat: sumOf(content.vat.map(({ vat }) => vat)),
        total: content.total,
        refers_to: content.refers_to?.number ?? null,
        by,
      }))
      .toReversed(),
    invoiceable: held === null && isSale(order.state) && !lacksPrices(order) && mockVat(order) !== null,
    invoiced: held !== null,
    credit_due:
      held !== null &&
      (order.state === "cancelled" || uncreditedReturns(order.returns ?? [], held).length > 0),
    lacks_number: number === "",
  };
}
