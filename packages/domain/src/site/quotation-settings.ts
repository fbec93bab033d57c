import type { Bilingual } from "../locale/locale.ts";

/** What quotations promise where nothing else is agreed. */
export interface QuotationSettings {
  /** Days for which a quotation is valid; 0 where shoppers cannot make quotations of their carts. */
  readonly days: number;
  /** Terms that stand on quotations; '' for none. */
  readonly terms: Bilingual;
}

/** Days for which quotations are valid where an administrator makes them and the settings state none. */
export const QUOTATION_DAYS = 14;

/** The quotations of a shop whose owner has not changed them. */
export const defaultQuotations: QuotationSettings = { days: QUOTATION_DAYS, terms: { en: "", ar: "" } };
