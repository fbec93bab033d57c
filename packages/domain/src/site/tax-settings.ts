import type { Bilingual } from "../locale/locale.ts";
import { STANDARD_VAT_RATE } from "../orders/vat-rate.ts";

/** What papers state of the shop as a taxpayer. */
export interface TaxSettings {
  /** The standard rate of value added tax in percent, which prices include; two decimals. */
  readonly vat_rate: string;
  /** The shop's tax registration number: nine digits, '' for none. */
  readonly tax_number: string;
  /** Its number in the commercial register, '' for none. */
  readonly commercial_register: string;
  /** Its registered address; where it is '', papers state none. */
  readonly address: Bilingual;
}

/** The tax settings of a shop whose owner has not changed them. */
export const defaultTax: TaxSettings = {
  vat_rate: STANDARD_VAT_RATE,
  tax_number: "",
  commercial_register: "",
  address: { en: "", ar: "" },
};
