import { fromMinorUnits, toMinorUnits } from "../../money/money.ts";
import { typedPrice } from "../../money/typed-price.ts";
import { foldText } from "../../search/folding.ts";

/** The rate of value added tax in Egypt, in percent. */
export const STANDARD_VAT_RATE = "14.00";

/** The rate of what is exempt. */
export const EXEMPT_VAT_RATE = "0.00";

/** The whole in hundredths of a percent. */
const WHOLE = 10_000n;

/** The lowest rate above 0 in hundredths of a percent: '0.14' is what a spreadsheet stores of 14 %. */
const LEAST = 100n;

/** Reads a rate in percent, with its sign or without; null where it is not 0, or from 1 to 100, with at most two decimals. */
export function readVatRate(text: string): string | null {
  const rate = toMinorUnits(typedPrice(text.replace(/[%\u066A]\s*$/u, "")));
  if (rate === null || rate > WHOLE || (rate > 0n && rate < LEAST)) return null;
  return fromMinorUnits(rate);
}

/** A rate as it is written: '14', '5.5'. */
export const shortVatRate = (rate: string): string => rate.replace(/\.?0+$/, "");

/** Words of sheets for a product without tax, and for one with the standard rate. */
const words = {
  exempt: new Set(
    ["exempt", "tax exempt", "vat exempt", "none", "معفي", "معفى", "معفاه", "معفاة"].map(foldText),
  ),
  standard: new Set(["standard", "taxable", "standard rate", "اساسيه", "الأساسية", "خاضع"].map(foldText)),
};

/** Reads the rate of a product, or a word for it: null for the standard rate, undefined where it cannot be read. */
export function readProductVat(text: string): string | null | undefined {
  const word = foldText(text);
  if (text.trim() === "" || words.standard.has(word)) return null;
  if (words.exempt.has(word)) return EXEMPT_VAT_RATE;
  return readVatRate(text) ?? undefined;
}
