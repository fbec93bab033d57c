import type { Bilingual } from "../locale/locale.ts";
import { STANDARD_VAT_RATE } from "../orders/lines/vat-rate.ts";

/** What papers state of the shop as a taxpayer. */
export interface TaxSettings {
  /** The standard rate of value added tax in percent, which prices include; two decimals. */
  readonly vat_rate: string;
  /** The shop's tax registration number: nine digits, '' for none. */
  readonly tax_number: string;
  /** Its number in the commercial register, '' for none. */
  readonly commercial_register: string;
  /** Its activity by the tax authority's codes, '' where that is not entered. */
  readonly activity_code: string;
  /** The serial number of the point of sale that is registered with the tax authority, '' where that is not entered. */
  readonly device_serial: string;
  /** The parts of its address that the tax authority's documents have fields for, each '' where it is not entered. */
  readonly governorate: string;
  readonly city: string;
  readonly street: string;
  readonly building: string;
  /** Its registered address; where it is '', papers state none. */
  readonly address: Bilingual;
}

/** The tax settings of a shop whose owner has not changed them. */
export const defaultTax: TaxSettings = {
  vat_rate: STANDARD_VAT_RATE,
  tax_number: "",
  commercial_register: "",
  activity_code: "",
  device_serial: "",
  governorate: "",
  city: "",
  street: "",
  building: "",
  address: { en: "", ar: "" },
};
