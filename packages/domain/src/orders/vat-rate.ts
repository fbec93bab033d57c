import { fromMinorUnits, toMinorUnits } from "../money/money.ts";
import { typedPrice } from "../money/typed-price.ts";

/** The rate of value added tax in Egypt, in percent. */
export const STANDARD_VAT_RATE = "14.00";

/** The rate of what is exempt. */
export const EXEMPT_VAT_RATE = "0.00";

/** The whole in hundredths of a percent. */
const WHOLE = 10_000n;

/** Reads a rate in percent, with its sign or without; null where it is not from 0 to 100 with at most two decimals. */
export function readVatRate(text: string): string | null {
  const rate = toMinorUnits(typedPrice(text.replace(/[%\u066A]\s*$/u, "")));
  return rate === null || rate > WHOLE ? null : fromMinorUnits(rate);
}

/** A rate as it is written: '14', '5.5'. */
export const shortVatRate = (rate: string): string => rate.replace(/\.?0+$/, "");
