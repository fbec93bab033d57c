import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { companyOf } from "@shop/domain/orders/placing/order-company.ts";
import { heldInvoice } from "@shop/domain/tax-documents/held-invoice.ts";
import {
  invoiceLines,
  type TaxDocument,
  taxDocumentNumber,
  type TaxLine,
  totalOfLines,
  vatOfLines,
} from "@shop/domain/tax-documents/tax-document.ts";

import { changeMockOrder } from "../orders/admin-order-answers.ts";
import { entityOf } from "../shop/edits.ts";
import type { Answers, MockOrder, ShopState } from "../shop/state.ts";

/** What an invoice states of an order without delivery and fee. */
function linesOf({ lines, discount, taxed }: MockOrder): readonly TaxLine[] {
  const goods = lines.map((line, at) => ({
    kind: "goods" as const,
    name: line.name,
    name_ar: line.name_ar,
    part_number: line.part_number,
    item_type: "EGS" as const,
    item_code: `EG--${line.product_id}`,
    unit: line.unit ?? null,
    pieces_per_unit: line.pieces_per_unit ?? null,
    qty: line.qty,
    price: line.price,
    rate: taxed?.lines[at] ?? "0.00",
  }));
  return invoiceLines(goods, discount?.amount ?? "0.00");
}

/** Answers to an invoice of an order, and to the credit note that takes all of it back. */
export function taxDocumentAnswers(shop: ShopState) {
  const contentOf = (order: MockOrder, invoice: TaxDocument | undefined): TaxDocument => {
    const { tax, shop: own } = shop.settings.settings;
    const { vat_rate: _rate, ...registered } = tax;
    const { name, phone, address1: address } = order.info;
    const kind = invoice ? "credit_note" : "invoice";
    const lines = invoice?.lines ?? linesOf(order);
    const issued_at = new Date(Math.floor(Date.now() / 1000) * 1000).toISOString().replace(".000Z", "Z");
    const year = Number(shopDayOf(issued_at).slice(0, 4));
    return {
      kind,
      number: taxDocumentNumber(kind, { branch: "0", year, serial: 1 }),
      issued_at,
      order_number: order.number,
      seller: {
        ...registered,
        name: own.legal_name,
        branch_code: "0",
        branch: null,
        phone: own.phone,
        mail: own.mail,
      },
      buyer: { ...companyOf(order.info), name, phone, address },
      lines,
      vat: vatOfLines(lines),
      total: totalOfLines(lines),
      payment: "C",
      refers_to: invoice ? { number: invoice.number, uuid: "" } : null,
    };
  };
  return {
    issueTaxDocument: ({ params }) => {
      const order = entityOf(shop.orders, params.id);
      const { taxDocuments = [] } = order;
      const held = heldInvoice(taxDocuments)?.invoice;
      const content = contentOf(order, held?.content);
      const { kind, number: text } = content;
      const document = { id: shop.nextId(), kind, invoiceId: held?.id ?? null, returnIds: null, content };
      return changeMockOrder(
        shop,
        order,
        { taxDocuments: [...taxDocuments, { ...document, by: shop.adminEmail }] },
        { action: kind, text },
      );
    },
  } satisfies Partial<Answers>;
}
