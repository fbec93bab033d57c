import { asciiDigits } from "../search/folding.ts";
import { fromMinorUnits, isReadablePrice, type PricedLine, toMinorUnits, totalOf } from "./money.ts";

const GROUPED = /^\d{1,3}(?:[,٬]\d{3})+(?:\.\d*)?$/;

/**
 * A price as somebody typed it as decimal text: Arabic digits and their decimal separator are read, and thousands may be separated as the
 * shop writes them ('42,500').
 */
export function typedPrice(text: string): string {
  const price = asciiDigits(text).replaceAll("٫", ".").trim();
  return GROUPED.test(price) ? price.replaceAll(/[,٬]/g, "") : price;
}

/** The sum of lines whose prices somebody typed; null while one of them cannot be read. */
export function typedTotal(lines: readonly PricedLine[]): string | null {
  const read = lines.map(({ qty, price }) => ({ qty, price: typedPrice(price) }));
  return read.every(({ price }) => isReadablePrice(price)) ? totalOf(read) : null;
}

/** A typed price as it is stored, with two decimals; null for any other text. */
export function storedPrice(text: string): string | null {
  const minor = toMinorUnits(typedPrice(text));
  return minor === null ? null : fromMinorUnits(minor);
}
