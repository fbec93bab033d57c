import { addDays, shopDayOf } from "../list/shop-days.ts";

/** Days for which a quotation may be valid at most. */
export const MAX_QUOTATION_DAYS = 365;

/** Characters of the terms of a quotation. */
export const QUOTATION_TERMS_LENGTH = 2000;

/** What a quotation promises beside its lines and prices. */
export interface Quotation {
  /** The last day on which it can be accepted, in the shop's time zone, as '2026-03-02'. */
  readonly valid_until: string;
  /** 1 at first, incremented by each change before it is accepted. */
  readonly revision: number;
  /** Its terms; '' for none. */
  readonly terms: string;
}

/** The actions of an order's log that make another revision of a quotation. */
export const revisingActions: readonly string[] = ["lines", "delivery", "pay_by", "buyer", "quotation"];

/** The last day of a quotation that is made at a moment and valid for some days after that one. */
export const validUntil = (moment: number, days: number): string => addDays(shopDayOf(moment), days);

/** Whether the last day of a quotation is over. */
export const isExpired = ({ valid_until: last }: Pick<Quotation, "valid_until">, moment: number): boolean =>
  last < shopDayOf(moment);

const NONE = "–";

/** What differs between two promises of a quotation: a line with the days, then the new terms; signs and texts of people only. */
export const quotationChangeText = (
  before: Pick<Quotation, "valid_until" | "terms">,
  after: Pick<Quotation, "valid_until" | "terms">,
): string =>
  [
    ...(before.valid_until === after.valid_until ? [] : [`${before.valid_until} → ${after.valid_until}`]),
    ...(before.terms === after.terms ? [] : [after.terms || NONE]),
  ].join("\n");
