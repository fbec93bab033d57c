import { asciiDigits } from "../search/folding.ts";

const GROUPED = /^\d{1,3}(?:[,٬]\d{3})+(?:\.\d*)?$/;

/** A price as somebody typed it as decimal text: Arabic digits and their decimal separator are read, and thousands may be separated as the shop writes them ('42,500'). */
export function typedPrice(text: string): string {
  const price = asciiDigits(text).replaceAll("٫", ".").trim();
  return GROUPED.test(price) ? price.replaceAll(/[,٬]/g, "") : price;
}
