import { asciiDigits } from "../search/folding.ts";
import { fromMinorUnits, toMinorUnits } from "./money.ts";

const GROUPED = /^\d{1,3}(?:[,٬]\d{3})+(?:\.\d*)?$/;

/**
 * A price as somebody typed it as decimal text: Arabic digits and their decimal separator are read, and thousands may be separated as the
 * shop writes them ('42,500').
 */
export function typedPrice(text: string): string {
  const price = asciiDigits(text).replaceAll("٫", ".").trim();
  return GROUPED.test(price) ? price.replaceAll(/[,٬]/g, "") : price;
}

/** A typed price as it is stored, with two decimals; null for any other text. */
export function storedPrice(text: string): string | null {
  const minor = toMinorUnits(typedPrice(text));
  return minor === null ? null : fromMinorUnits(minor);
}
