import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { NewTaxDocument } from "@shop/contract/tax-documents/tax-document.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import {
  creditedLines,
  creditedUnits,
  type HeldInvoice,
  heldInvoice,
  uncreditedReturns,
} from "@shop/domain/tax-documents/held-invoice.ts";
import { creditLines, type TaxLine, taxDocumentNumber } from "@shop/domain/tax-documents/tax-document.ts";

import type { Queries } from "../../database/database.ts";
import type { OrderChange } from "../orders/change-order.ts";
import type { StoredOrder } from "../orders/orders.repository.ts";
import { isInvoiceable } from "../orders/papers/order-tax.ts";
import {
  findBarcodes,
  findTaxDocuments,
  insertTaxDocument,
  lockNextDocument,
} from "../orders/papers/tax-documents.repository.ts";
import type { TaxDocumentRow } from "../orders/papers/tax-documents.table.ts";
import { currentSettings } from "../settings/shop-settings.repository.ts";
import { buyerOf, documentOf, orderTaxLines, sellerOf, uuidOf } from "./make-document.ts";

type Held = HeldInvoice<TaxDocumentRow>;

interface Issued {
  readonly lines: readonly TaxLine[];
  readonly held: Held | null;
  /** The returns that a credit note credits; null for all that is left, and for an invoice. */
  readonly returnIds: readonly number[] | null;
}

/** Whether a credit note takes back all that is left of an invoice. */
const isWhole = (order: StoredOrder, { whole }: NewTaxDocument): boolean =>
  whole || order.state === "cancelled";

/** What a credit note on an invoice takes back. */
function credited(order: StoredOrder, held: Held, request: NewTaxDocument): Issued {
  const whole = isWhole(order, request);
  const returns = uncreditedReturns(order.returns, held);
  const units = creditedUnits(held, returns, whole);
  return {
    held,
    returnIds: whole ? null : returns.map(({ id }) => id),
    lines: creditLines(held.invoice.content.lines, creditedLines(held), units),
  };
}

/** Stores a document of a locked order under the next number of its branch and year, chained to the one before; returns its number. */
async function issue(
  transaction: Queries,
  order: StoredOrder,
  { lines, held, returnIds }: Issued,
  by: string,
): Promise<string> {
  const settings = await currentSettings(transaction);
  // A credit note is issued by the branch and to the buyer of its invoice.
  const seller = held?.invoice.content.seller ?? sellerOf(order, settings);
  const kind = held ? "credit_note" : "invoice";
  const issuedAt = new Date(Math.floor(Date.now() / 1000) * 1000);
  const issued_at = issuedAt.toISOString().replace(".000Z", "Z");
  const year = Number(shopDayOf(issued_at).slice(0, 4));
  const branch = seller.branch_code;
  const { serial, link, previousUuid } = await lockNextDocument(transaction, { kind, branch, year });
  const number = taxDocumentNumber(kind, { branch, year, serial });
  const content = documentOf(order, lines, {
    kind,
    number,
    issued_at,
    seller,
    buyer: held?.invoice.content.buyer ?? buyerOf(order),
    refers_to: held && { number: held.invoice.number, uuid: held.invoice.uuid },
  });
  await insertTaxDocument(transaction, {
    orderId: order.id,
    kind,
    branch,
    year,
    serial,
    number,
    link,
    uuid: uuidOf(content, previousUuid),
    previousUuid,
    invoiceId: held?.invoice.id ?? null,
    content,
    returnIds,
    issuedAt,
    by,
  });
  return number;
}

/** The change that issues an invoice or a credit note of an order; throws state_not_allowed. */
export const issueChange = (request: NewTaxDocument, admin: Pick<Admin, "email">): OrderChange => ({
  version: undefined,
  isStored: async (order, transaction) => {
    const held = heldInvoice(await findTaxDocuments(transaction, order.id));
    if (request.kind === "invoice") return held !== null;
    return held !== null && !isWhole(order, request) && uncreditedReturns(order.returns, held).length === 0;
  },
  make: async (transaction, order) => {
    const held = heldInvoice(await findTaxDocuments(transaction, order.id));
    if (request.kind === "credit_note") {
      if (!held) throw new ApiError("state_not_allowed");
      const number = await issue(transaction, order, credited(order, held, request), admin.email);
      return { columns: {}, entry: { action: "credit_note", text: number } };
    }
    if (!isInvoiceable(order)) throw new ApiError("state_not_allowed");
    const { tax } = await currentSettings(transaction);
    const barcodes = await findBarcodes(
      transaction,
      order.lines.map(({ productId }) => productId),
    );
    const lines = orderTaxLines(order, barcodes, tax.tax_number);
    const number = await issue(transaction, order, { lines, held: null, returnIds: null }, admin.email);
    return { columns: {}, entry: { action: "invoice", text: number } };
  },
});
