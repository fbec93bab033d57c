import { ApiError } from "@shop/contract/api-error.ts";
import { sheetTypes } from "@shop/contract/product-sheets/endpoints.ts";
import type { NewTaxDocument } from "@shop/contract/tax-documents/tax-document.ts";
import { ORDER_ROWS } from "@shop/domain/constants.ts";
import { differenceOf, isZeroPrice, sumOf } from "@shop/domain/money/money.ts";
import { pageOf } from "@shop/domain/numbered-page.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { companyOf } from "@shop/domain/orders/placing/order-company.ts";
import { etaInvoice, etaReceipt, missingOfSeller } from "@shop/domain/tax-documents/eta-documents.ts";
import {
  creditedLines,
  creditedUnits,
  heldInvoice,
  uncreditedReturns,
} from "@shop/domain/tax-documents/held-invoice.ts";
import {
  creditLines,
  type DocumentedLine,
  invoiceLines,
  type TaxDocument,
  taxDocumentNumber,
  type TaxLine,
  totalOfLines,
  vatOfLines,
} from "@shop/domain/tax-documents/tax-document.ts";

import { changeMockOrder, mockOrderOf, toAdminOrder } from "../orders/admin-order-answers.ts";
import { paperOf } from "../orders/order-paper.ts";
import type { Answers, MockOrder, MockTaxDocument, ShopState } from "../shop/state.ts";
import { isMockInvoiceable, toMockSummary } from "./mock-tax.ts";

interface Kept {
  readonly order: MockOrder;
  readonly document: MockTaxDocument;
}

/** All documents of the mock shop, the oldest first. */
const allDocuments = ({ orders }: ShopState): Kept[] =>
  orders
    .flatMap((order) => (order.taxDocuments ?? []).map((document) => ({ order, document })))
    .toSorted((one, other) => one.document.id - other.document.id);

const besides = (kind: "delivery" | "fee", price: string | undefined, rate: string): DocumentedLine[] =>
  price === undefined || isZeroPrice(price)
    ? []
    : [
        {
          kind,
          name: kind === "delivery" ? "Delivery" : "Payment fee",
          name_ar: null,
          part_number: null,
          item_type: "EGS",
          item_code: `EG--${kind.toUpperCase()}`,
          unit: null,
          pieces_per_unit: null,
          qty: 1,
          price,
          rate,
        },
      ];

function linesOf({ lines, delivery, pay_by, discount, taxed }: MockOrder): readonly TaxLine[] {
  const rate = taxed?.standard ?? "0.00";
  const goods = lines.map((line, at): DocumentedLine => ({
    kind: "goods",
    name: line.name,
    name_ar: line.name_ar,
    part_number: line.part_number,
    item_type: "EGS",
    item_code: `EG--${line.part_number ?? line.product_id}`,
    unit: line.unit ?? null,
    pieces_per_unit: line.pieces_per_unit ?? null,
    qty: line.qty,
    price: line.price,
    rate: taxed?.lines[at] ?? rate,
  }));
  return invoiceLines(
    [...goods, ...besides("delivery", delivery?.cost, rate), ...besides("fee", pay_by?.fee, rate)],
    discount?.amount ?? "0.00",
  );
}

/** A hash of the mock shop: 64 digits that no other document has. */
const mockUuid = (id: number): string => id.toString(16).padStart(64, "0");

/** Answers to invoices and credit notes. */
export function taxDocumentAnswers(shop: ShopState) {
  const sellerOf = (): TaxDocument["seller"] => {
    const { tax, shop: own } = shop.settings.settings;
    const { vat_rate: _rate, ...registered } = tax;
    return {
      name: own.legal_name,
      ...registered,
      branch_code: "0",
      branch: null,
      phone: own.phone,
      mail: own.mail,
    };
  };

  const issue = (order: MockOrder, request: NewTaxDocument) => {
    const documents = order.taxDocuments ?? [];
    const held = heldInvoice(documents);
    const unchanged = { status: false, order: toAdminOrder(shop, order) };
    const whole = request.whole || order.state === "cancelled";
    const returns = held ? uncreditedReturns(order.returns ?? [], held) : [];
    if (request.kind === "invoice" && held) return unchanged;
    if (request.kind === "invoice" && !isMockInvoiceable(order)) throw new ApiError("state_not_allowed");
    if (request.kind === "credit_note" && !held) throw new ApiError("state_not_allowed");
    if (held && !whole && returns.length === 0) return unchanged;
    const lines = held
      ? creditLines(held.invoice.content.lines, creditedLines(held), creditedUnits(held, returns, whole))
      : linesOf(order);
    const kind = held ? "credit_note" : "invoice";
    const all = allDocuments(shop);
    const issued_at = new Date(Math.floor(Date.now() / 1000) * 1000).toISOString().replace(".000Z", "Z");
    const id = (all.at(-1)?.document.id ?? 0) + 1;
    const number = taxDocumentNumber(kind, {
      branch: "0",
      year: Number(shopDayOf(issued_at).slice(0, 4)),
      serial: all.filter(({ document }) => document.kind === kind).length + 1,
    });
    const content: TaxDocument = {
      kind,
      number,
      issued_at,
      order_number: order.number,
      seller: held?.invoice.content.seller ?? sellerOf(),
      buyer: held?.invoice.content.buyer ?? {
        ...companyOf(order.info),
        name: order.info.name,
        phone: order.info.phone,
        address: order.info.address1,
      },
      lines,
      vat: vatOfLines(lines),
      total: totalOfLines(lines),
      payment: "C",
      refers_to: held && { number: held.invoice.content.number, uuid: held.invoice.uuid },
    };
    const document: MockTaxDocument = {
      id,
      kind,
      invoiceId: held?.invoice.id ?? null,
      returnIds: held && !whole ? returns.map((one) => one.id) : null,
      content,
      by: shop.adminEmail,
      uuid: mockUuid(id),
      previousUuid: all.at(-1)?.document.uuid ?? "",
    };
    return changeMockOrder(
      shop,
      order,
      { taxDocuments: [...documents, document] },
      { action: kind, text: number },
    );
  };

  const kept = (id: number): Kept => {
    const found = allDocuments(shop).find(({ document }) => document.id === id);
    if (!found) throw new ApiError("not_found");
    return found;
  };

  const filtered = ({
    from,
    to,
    kind,
  }: {
    from?: string | undefined;
    to?: string | undefined;
    kind?: string | undefined;
  }) =>
    allDocuments(shop).filter(({ document }) => {
      const day = shopDayOf(document.content.issued_at);
      return (
        (from === undefined || day >= from) &&
        (to === undefined || day <= to) &&
        (kind === undefined || document.kind === kind)
      );
    });

  return {
    issueTaxDocument: ({ params, body }) => issue(mockOrderOf(shop, params.id), body),
    listTaxDocuments: ({ query: { page = 1, per_page = ORDER_ROWS, ...filter } }) => {
      const found = filtered(filter).map(({ order, document }) => toMockSummary(order, document));
      const sum = (field: "net" | "vat" | "total"): string =>
        differenceOf(
          sumOf(found.filter(({ kind }) => kind === "invoice").map((one) => one[field])),
          sumOf(found.filter(({ kind }) => kind === "credit_note").map((one) => one[field])),
        );
      return {
        ...pageOf(found.toReversed(), page, per_page),
        sums: { net: sum("net"), vat: sum("vat"), total: sum("total") },
      };
    },
    readTaxDocument: ({ params }) => paperOf(kept(params.id).order),
    readTaxData: ({ params, query: { form = "receipt" } }) => {
      const { document } = kept(params.id);
      const { content, uuid, previousUuid } = document;
      return {
        form,
        document:
          form === "invoice"
            ? etaInvoice(content)
            : etaReceipt(content, { uuid, previous_uuid: previousUuid }),
        missing: [...missingOfSeller(content.seller)],
      };
    },
    exportTaxDocuments: ({ query }) =>
      new Blob(
        [
          [
            "number,total",
            ...filtered(query).map(({ document: { content } }) => `${content.number},${content.total}`),
          ].join("\r\n"),
        ],
        { type: sheetTypes.csv },
      ),
  } satisfies Partial<Answers>;
}
