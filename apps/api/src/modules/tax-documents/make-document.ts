import { createHash } from "node:crypto";

import { gtinOf } from "@shop/domain/catalogue/gtin.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { companyOf } from "@shop/domain/orders/placing/order-company.ts";
import type { ShopSettings } from "@shop/domain/site/shop-settings.ts";
import { canonicalText } from "@shop/domain/tax-documents/canonical-text.ts";
import { etaReceipt } from "@shop/domain/tax-documents/eta-documents.ts";
import {
  type DocumentedLine,
  invoiceLines,
  type TaxDocument,
  type TaxLine,
  type TaxSeller,
  totalOfLines,
  vatOfLines,
} from "@shop/domain/tax-documents/tax-document.ts";

import type { StoredOrder } from "../orders/orders.repository.ts";

/** The code of the head office, and of branches without one of their own. */
const HEAD_OFFICE = "0";

/** The code of the branch at which an order is picked up or sold, by the current settings; that of the head office for any other order. */
function branchCodeOf(
  { deliveryBranch }: Pick<StoredOrder, "deliveryBranch">,
  { branches }: Pick<ShopSettings, "branches">,
): string {
  const own = branches.find(({ name }) => name.en === deliveryBranch?.en);
  return own?.code || HEAD_OFFICE;
}

/** Who issues a document of an order. */
export function sellerOf(order: StoredOrder, settings: ShopSettings): TaxSeller {
  const { shop, tax } = settings;
  const { vat_rate: _rate, ...registered } = tax;
  return {
    name: shop.legal_name,
    ...registered,
    branch_code: branchCodeOf(order, settings),
    branch: order.deliveryBranch,
    phone: shop.phone,
    mail: shop.mail,
  };
}

/** Whom a document of an order is issued to. */
export const buyerOf = (order: StoredOrder): TaxDocument["buyer"] => ({
  ...companyOf(order),
  name: order.name,
  phone: order.phone,
  address: [order.address1, order.address2].filter(Boolean).join(", "),
});

/** How an order is paid, as the tax authority's receipts name it: in cash, by a transfer, or otherwise. */
function paymentOf({ payBy, payments }: StoredOrder): TaxDocument["payment"] {
  const methods = new Set<string>(payments.map(({ method }) => method));
  if (payBy === "transfer" || methods.has("transfer")) return "V";
  return payBy === "instapay" || payBy === "wallet" ? "O" : "C";
}

const besides = (
  kind: "delivery" | "fee",
  price: string | null,
  { rate, taxNumber }: { readonly rate: string; readonly taxNumber: string },
): DocumentedLine[] =>
  price === null || isZeroPrice(price)
    ? []
    : [
        {
          kind,
          name: kind === "delivery" ? "Delivery" : "Payment fee",
          name_ar: kind === "delivery" ? "التوصيل" : "رسوم الدفع",
          part_number: null,
          item_type: "EGS",
          item_code: egsCode(taxNumber, kind.toUpperCase()),
          unit: null,
          pieces_per_unit: null,
          qty: 1,
          price,
          rate,
        },
      ];

/** The code that a shop registers with the tax authority for what has no trade item number. */
const egsCode = (taxNumber: string, own: string): string =>
  `EG-${taxNumber}-${own.replaceAll(/[^A-Za-z0-9-]/g, "-").slice(0, 50)}`;

/** The lines of the invoice of an order whose prices and rates are known. */
export function orderTaxLines(
  order: StoredOrder,
  barcodes: ReadonlyMap<number, string | null>,
  taxNumber: string,
): readonly TaxLine[] {
  const rate = order.vatRate ?? "0.00";
  const goods = order.lines.map((line): DocumentedLine => {
    const gtin = gtinOf(barcodes.get(line.productId) ?? null);
    return {
      kind: "goods",
      name: line.name,
      name_ar: line.nameAr,
      part_number: line.partNumber,
      item_type: gtin === undefined ? "EGS" : "GS1",
      item_code: gtin ?? egsCode(taxNumber, line.partNumber ?? String(line.productId)),
      unit: line.unit,
      pieces_per_unit: line.piecesPerUnit,
      qty: line.qty,
      price: line.price,
      rate: line.vatRate ?? rate,
    };
  });
  const beside = { rate, taxNumber };
  return invoiceLines(
    [
      ...goods,
      ...besides("delivery", order.deliveryCost, beside),
      ...besides("fee", order.paymentFee, beside),
    ],
    order.discount ?? "0.00",
  );
}

/** What a document of lines states beside its number. */
export function documentOf(
  order: StoredOrder,
  lines: readonly TaxLine[],
  own: Pick<TaxDocument, "kind" | "number" | "issued_at" | "seller" | "buyer" | "refers_to">,
): TaxDocument {
  return {
    ...own,
    order_number: formatOrderNumber(order.number),
    lines,
    vat: vatOfLines(lines),
    total: totalOfLines(lines),
    payment: paymentOf(order),
  };
}

/** The hash of a document: SHA-256 of its canonical text as a receipt that states the hash of the one before. */
export const uuidOf = (document: TaxDocument, previousUuid: string): string =>
  createHash("sha256")
    .update(canonicalText(etaReceipt(document, { uuid: "", previous_uuid: previousUuid })))
    .digest("hex");
