import { mapLinesChange } from "@shop/domain/orders/lines/line-edits.ts";

import { formatCount, formatPrice } from "../format.ts";

/** Formats the prices and quantities in the stored text of a change of an order's lines; each is isolated from the text around it. */
export const formatLinesChange = (text: string, updating: string): string =>
  mapLinesChange(text, (value) => {
    const formatted = value.includes(".") ? formatPrice(value, updating) : formatCount(Number(value));
    return `\u2068${formatted}\u2069`;
  });
