import { QUOTATION_TERMS_LENGTH } from "@shop/domain/orders/quotations/quotation.ts";
import * as v from "valibot";

import { formVersion } from "../lists/version.ts";
import { dayRule, flagRule, shortText, wholeNumberRule } from "../rules.ts";

/** The terms of a quotation; '' for none. */
export const quotationTermsRule = shortText(QUOTATION_TERMS_LENGTH);

/** What a quotation promises beside its lines, as it is entered. */
const promiseEntries = {
  /** The last day on which it can be accepted. */
  valid_until: v.pipe(v.string("required"), v.nonEmpty("required"), dayRule("bad_date")),
  terms: quotationTermsRule,
};

/** What a quotation that an administrator makes promises beside its lines; terms of '' are those of the settings. */
export const newQuotationSchema = v.pipe(v.object(promiseEntries), v.metadata({ ref: "NewQuotation" }));

/** The entry in a form of what a new order promises as a quotation; one that is not offered is an order. */
export const quotationEntrySchema = v.pipe(
  v.variant("offered", [
    v.object({ offered: v.literal(false), valid_until: v.string(), terms: v.string() }),
    v.object({ offered: v.literal(true), ...promiseEntries }),
  ]),
  v.transform(({ offered, valid_until, terms }) => (offered ? { valid_until, terms } : null)),
);

/** The form of a quotation's last day and terms. */
export const quotationFormSchema = v.object({ ...promiseEntries, mail: v.boolean() });

/** The body of a changed quotation. */
export const quotationChangeSchema = v.pipe(
  v.object({
    version: formVersion,
    ...promiseEntries,
    /** Whether the buyer gets the quotation by mail. */
    mail: v.optional(flagRule, true),
  }),
  v.metadata({ ref: "QuotationChange" }),
);

/** The body that mails a quotation to its buyer. */
export const quotationMailSchema = v.object({ version: formVersion });

/** A quotation, as the order that it may become states it. */
export const quotationSchema = v.pipe(
  v.object({
    /** The last day on which it can be accepted, in the shop's time zone. */
    valid_until: v.string(),
    /** 1 at first, incremented by each change. */
    revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** '' for none. */
    terms: v.string(),
    /** Whether the last day is over. */
    expired: v.boolean(),
  }),
  v.metadata({ ref: "Quotation" }),
);

/** The revision of a quotation that a buyer accepts. */
export const revisionRule = wholeNumberRule(1, 2_147_483_647);

/** Validated body of a changed quotation. */
export type QuotationChange = v.InferOutput<typeof quotationChangeSchema>;
