import { asciiDigits } from "../search/folding.ts";

/**
 * The trade item number (GTIN) that a barcode is: 8, 12, 13 or 14 digits, perhaps with spaces or hyphens between them, of which the last one
 * checks the others; undefined for any other code.
 */
export function gtinOf(barcode: string | null): string | undefined {
  const digits = asciiDigits(barcode ?? "").replaceAll(/[\s-]/g, "");
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return undefined;
  // From the right, every other digit counts three times; the check digit makes the sum a multiple of ten.
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits : undefined;
}
