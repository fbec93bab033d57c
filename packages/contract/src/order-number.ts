import { asciiDigits } from "./folding.ts";

/**
 * The signs of an order's number: no vowels, so that no word comes about, and none of those that are mistaken for each other on
 * paper (0 and O, 1 and I and L, 2 and Z, 5 and S, 8 and B, U and V and Y).
 */
export const ORDER_NUMBER_SIGNS = "34679CDFGHJKMNPQRTWX";

/** How many signs an order's number has, its hyphen left out. */
export const ORDER_NUMBER_LENGTH = 8;

const GROUP = 4;

/** An order's number as it is kept and compared: '3cdf ghj6' becomes '3CDFGHJ6'. */
export const tidyOrderNumber = (text: string): string =>
  asciiDigits(text)
    .replaceAll(/[\s_.\u2010-\u2015-]/g, "")
    .toUpperCase();

/** An order's number as it is shown and told over the phone: '3CDF-GHJ6'. */
export const formatOrderNumber = (number: string): string =>
  tidyOrderNumber(number).replaceAll(new RegExp(`.{${GROUP}}(?=.)`, "g"), "$&-");
