import { isZeroPrice } from "../money/money.ts";
import type { MatchedLine } from "./plan-settlement.ts";

/** The note of a payment that a courier's sheet has booked: its day, and what the courier has withheld, in signs that are read in every language. */
export const feesNote = ({ date, fees }: Pick<MatchedLine, "date" | "fees">): string =>
  [date, fees === null || isZeroPrice(fees) ? "" : `fees ${fees}`].filter((text) => text !== "").join(" · ");

// Earlier versions stored the words of whoever booked the sheet.
const FEES =
  /(?:fees|Courier's fees|رسوم شركة الشحن) \u2068?(?<amount>\d[\d,]*(?:\.\d{1,2})?)(?:\u00A0EG)?\u2069?$/u;

/** Replaces the fees at the end of a {@link feesNote}; any other note stays. */
export const mapFeesNote = (note: string, replace: (amount: string) => string): string =>
  note.replace(FEES, (_, amount: string) => replace(amount.replaceAll(",", "")));
