import { asciiDigits } from "../search/folding.ts";

/**
 * Alphabet of order numbers: no vowels, to avoid words, and no characters that are confused in
 * handwriting (0 and O, 1 and I and L, 2 and Z, 5 and S, 8 and B, U and V and Y).
 */
export const ORDER_NUMBER_SIGNS = "34679CDFGHJKMNPQRTWX";

/** Length of an order number without its hyphen. */
export const ORDER_NUMBER_LENGTH = 8;

const GROUP = 4;

/** Normalizes an order number for storage and comparison: '3cdf ghj6' becomes '3CDFGHJ6'. */
export const tidyOrderNumber = (text: string): string =>
  asciiDigits(text)
    .replaceAll(/[\s_.\u2010-\u2015-]/g, "")
    .toUpperCase();

/** Formats an order number for display: '3CDF-GHJ6'. */
export const formatOrderNumber = (number: string): string =>
  tidyOrderNumber(number).replaceAll(new RegExp(`.{${GROUP}}(?=.)`, "g"), "$&-");

const WHOLE = new RegExp(`^[${ORDER_NUMBER_SIGNS}]{${ORDER_NUMBER_LENGTH}}$`);

/** Whether a text can be an order number, however it is written; a part number may look like one. */
export const isOrderNumber = (text: string): boolean => WHOLE.test(tidyOrderNumber(text));
