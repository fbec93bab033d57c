import * as v from "valibot";

import { commercialRegisterRule, taxNumberRule } from "../orders/company.ts";
import { oneLine, shortText } from "../rules.ts";
import { vatRateRule } from "../vat-rate.ts";

/** A registered address, which may be ''. */
const addressText = shortText(200);

/** A field of the tax authority's documents; '' for none. */
const documentLine = v.pipe(shortText(100), oneLine);

/** What papers state of the shop as a taxpayer. */
export const taxSettingsSchema = v.pipe(
  v.object({
    /** The standard rate of value added tax in percent, which prices include. */
    vat_rate: vatRateRule,
    /** Nine digits, '' for none. */
    tax_number: taxNumberRule,
    /** '' for none. */
    commercial_register: commercialRegisterRule,
    /** What the tax authority's documents state beside that; each '' where it is not entered. */
    activity_code: documentLine,
    device_serial: documentLine,
    governorate: documentLine,
    city: documentLine,
    street: documentLine,
    building: documentLine,
    /** Where either is '', papers in that language state none. */
    address: v.object({ en: addressText, ar: addressText }),
  }),
  v.metadata({ ref: "TaxSettings" }),
);
