import type { TaxDocumentKind } from "@shop/domain/tax-documents/tax-document.ts";
import type { TaxSheetColumn } from "@shop/domain/tax-documents/tax-sheet.ts";

import type { PluralForms } from "../../plural.ts";

/** Texts of invoices and credit notes in the dashboard. */
export const dashTaxDocuments = {
  title: "Tax invoices",
  note: "Numbered without gaps by branch and year. What was issued is never changed: a credit note takes it back.",
  notSent:
    "Nothing is sent to the tax authority and nothing is signed here: the data below are for your accountant, or for the program that does it.",
  loading: "Loading the invoices",
  failed: "The invoices could not be loaded.",
  empty: "No invoice was issued in these days.",
  emptyHint: "An invoice is issued on the page of a confirmed order.",
  from: "First day",
  to: "Last day",
  kind: "Kind",
  all: "all",
  kinds: { invoice: "Tax invoice", credit_note: "Credit note" } as Record<TaxDocumentKind, string>,
  counts: { one: "# document", other: "# documents" } as PluralForms,
  sums: { net: "Net", vat: "VAT", total: "Total" },
  sumsHint: "Credit notes are subtracted.",
  pdf: "PDF",
  pdfOf: "{number} as PDF",
  languages: { en: "in English", ar: "in Arabic", both: "in both languages" },
  dataOf: "Data of {number}",
  receiptData: "Data, receipt 1.2",
  invoiceData: "Data, invoice 1.0",
  order: "Order {number}",
  refersTo: "on {number}",
  columns: {
    number: "Number",
    kind: "Kind",
    day: "Day",
    branch: "Branch code",
    order: "Order",
    refersTo: "Credit of",
    buyer: "Buyer",
    taxNumber: "Tax number of the buyer",
    item: "Item",
    itemType: "Type of code",
    itemCode: "Item code",
    quantity: "Quantity",
    rate: "VAT rate in percent",
    net: "Net",
    vat: "VAT",
    total: "Total",
    uuid: "Hash (uuid)",
  } as Record<TaxSheetColumn, string>,
  ofOrder: {
    title: "Tax invoice",
    none: "No tax invoice was issued of this order.",
    issue: "Issue the tax invoice",
    issueTitle: "Issue the tax invoice of order {number}?",
    issueQuestion:
      "It gets the next number of its branch and year. Products, prices, delivery, payment and buyer of the order cannot be changed afterwards, unless a credit note takes all of it back.",
    noNumber: "The shop has no tax registration number yet.",
    noNumberHint:
      "The invoice would state none, and it cannot be added later. It is entered in the settings, section 'Tax'.",
    held: "As long as it holds, products, delivery, payment and buyer of the order stay as they are.",
    credit: "Issue a credit note",
    creditTitle: "Issue a credit note on {number}?",
    creditQuestion: "It states what has come back and no credit note states yet.",
    creditCancelled: "The order is cancelled: it reverses all that is left of the invoice.",
    whole: "Take the invoice back",
    wholeTitle: "Take all of {number} back?",
    wholeQuestion:
      "A credit note reverses all that is left of it. Then the order can be corrected, and invoiced again.",
    cancel: "Not now",
    issued: "{day}, by {who}",
  },
};
