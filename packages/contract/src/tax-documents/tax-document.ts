import { taxDocumentKinds } from "@shop/domain/tax-documents/tax-document.ts";
import * as v from "valibot";

const whole = v.pipe(v.number(), v.integer());

/** An invoice or a credit note in a list. */
export const taxDocumentSummarySchema = v.pipe(
  v.object({
    id: whole,
    kind: v.picklist(taxDocumentKinds),
    number: v.string(),
    issued_at: v.string(),
    order_id: whole,
    order_number: v.string(),
    /** The company, or the person. */
    buyer: v.string(),
    /** '' for a person. */
    tax_number: v.string(),
    net: v.string(),
    vat: v.string(),
    total: v.string(),
    /** The number of the invoice that a credit note takes back; null for an invoice. */
    refers_to: v.nullable(v.string()),
    /** The administrator's mail address. */
    by: v.string(),
  }),
  v.metadata({ ref: "TaxDocumentSummary" }),
);

/** The invoices and credit notes of an order. */
export const orderTaxSchema = v.pipe(
  v.object({
    /** The newest one first. */
    documents: v.array(taxDocumentSummarySchema),
    /** Whether an invoice can be issued: the order is a sale, its prices and rates are known, and no invoice of it holds. */
    invoiceable: v.boolean(),
    /** Whether an invoice holds, so that what it states cannot be changed. */
    invoiced: v.boolean(),
    /** Whether something came back, or the order was cancelled, that no credit note states yet. */
    credit_due: v.boolean(),
    /** Whether the settings have no tax registration number of the shop, so that an invoice would state none. */
    lacks_number: v.boolean(),
  }),
  v.metadata({ ref: "OrderTax" }),
);

/** The body that issues an invoice, or a credit note. */
export const newTaxDocumentSchema = v.pipe(
  v.object({
    kind: v.picklist(taxDocumentKinds, "bad_value"),
    /** Whether a credit note takes back all that is left of the invoice; otherwise what came back since the last one. */
    whole: v.optional(v.boolean("bad_value"), false),
  }),
  v.metadata({ ref: "NewTaxDocument" }),
);

/** Languages in which a document is printed. */
export const paperLanguages = ["en", "ar", "both"] as const;

/** The forms of the tax authority in which a document is read as data. */
export const taxForms = ["receipt", "invoice"] as const;

/** An invoice or a credit note in a list. */
export type TaxDocumentSummary = v.InferOutput<typeof taxDocumentSummarySchema>;
/** The invoices and credit notes of an order. */
export type OrderTax = v.InferOutput<typeof orderTaxSchema>;
/** The validated body that issues a document. */
export type NewTaxDocument = v.InferOutput<typeof newTaxDocumentSchema>;
/** A language in which a document is printed. */
export type PaperLanguage = (typeof paperLanguages)[number];
/** A form of the tax authority. */
export type TaxForm = (typeof taxForms)[number];
