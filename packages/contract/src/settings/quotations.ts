import { MAX_QUOTATION_DAYS } from "@shop/domain/orders/quotations/quotation.ts";
import * as v from "valibot";

import { quotationTermsRule } from "../orders/quotation.ts";
import { wholeNumberRule } from "../rules.ts";

/** What quotations promise where nothing else is agreed. */
export const quotationSettingsSchema = v.pipe(
  v.object({
    /** Days for which a quotation is valid; 0 where shoppers cannot make quotations of their carts. */
    days: wholeNumberRule(0, MAX_QUOTATION_DAYS),
    /** Terms that stand on quotations; '' for none. */
    terms: v.object({ en: quotationTermsRule, ar: quotationTermsRule }),
  }),
  v.metadata({ ref: "QuotationSettings" }),
);
