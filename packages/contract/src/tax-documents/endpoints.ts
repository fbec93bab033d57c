import { taxDocumentKinds } from "@shop/domain/tax-documents/tax-document.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { pdf } from "../orders/admin-endpoints.ts";
import { adminOrderSchema } from "../orders/admin-order.ts";
import { numberedPages } from "../paging.ts";
import { sheetAnswer, sheetQuery } from "../product-sheets/endpoints.ts";
import { dayRule, withId } from "../rules.ts";
import { newTaxDocumentSchema, paperLanguages, taxDocumentSummarySchema, taxForms } from "./tax-document.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What narrows a list of documents. */
const filter = {
  /** First and last day of issue, in the shop's time zone. */
  from: v.optional(dayRule("bad_query")),
  to: v.optional(dayRule("bad_query")),
  kind: v.optional(v.picklist(taxDocumentKinds, "bad_query")),
};

/** Invoices and credit notes. */
export const listTaxDocuments = defineEndpoint({
  access: "admin",
  right: "view_orders",
  summary:
    "One page of invoices and credit notes, the newest first, with the sums of all that the filter finds; credit notes are subtracted. A page beyond the last is the last one.",
  query: v.object({ ...numberedPages, ...filter }),
  answer: v.object({
    data: v.array(taxDocumentSummarySchema),
    page: count,
    per_page: count,
    total: count,
    sums: v.object({ net: v.string(), vat: v.string(), total: v.string() }),
  }),
});

/** Issues an invoice or a credit note. */
export const issueTaxDocument = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Issues the invoice of an order, whose number follows the one before of its branch and year without a gap, and whose content is never changed; or a credit note on it: of what came back since the last one, of all that is left where the order is cancelled or whole is true. status false where an invoice holds already, or nothing is to be credited. state_not_allowed for an order that is not confirmed, has prices to be agreed or rates that are not known, and for a credit note without an invoice. As long as an invoice holds, lines, delivery, payment and buyer of its order cannot be changed (has_invoice).",
  params: withId,
  body: newTaxDocumentSchema,
  answer: v.object({ status: v.boolean(), order: adminOrderSchema }),
  failures: ["state_not_allowed"],
});

/** The paper of an invoice or a credit note. */
export const readTaxDocument = defineEndpoint({
  ...pdf,
  access: "admin",
  right: "view_orders",
  summary:
    "An invoice or a credit note as it was issued, as a PDF file: in English, in Arabic or in both, one after the other; without a language in that of the buyer.",
  params: withId,
  query: v.object({ language: v.optional(v.picklist(paperLanguages, "bad_query")) }),
});

/** The data of an invoice or a credit note. */
export const readTaxData = defineEndpoint({
  access: "admin",
  right: "view_orders",
  summary:
    "An invoice or a credit note in the fields of the Egyptian tax authority's documents: as receipt (1.2) with its uuid, the SHA-256 of its canonical text, and that of the document before, or as invoice (1.0). It is neither signed nor sent; missing names what the settings lack for it.",
  params: withId,
  query: v.object({ form: v.optional(v.picklist(taxForms, "bad_query")) }),
  answer: v.object({
    form: v.picklist(taxForms),
    document: v.record(v.string(), v.unknown()),
    missing: v.array(v.string()),
  }),
});

/** Invoices and credit notes as a sheet. */
export const exportTaxDocuments = defineEndpoint({
  access: "admin",
  right: "view_orders",
  summary:
    "The lines of invoices and credit notes, the oldest first, as an XLSX or CSV file: number, day, order, buyer (without the right to customers the company alone), item code, quantity, rate, net, tax and total; those of credit notes are negative, so that columns add up.",
  query: v.object({ ...sheetQuery, ...filter }),
  ...sheetAnswer,
});

/** What narrows a list of documents. */
export type TaxDocumentFilter = v.InferOutput<v.ObjectSchema<typeof filter, undefined>>;
