import type { RefusedLine } from "@shop/domain/orders/lines/refused-line.ts";
import type { BelowSent } from "@shop/domain/orders/parcels/order-parcels.ts";
import type { OutdatedCart } from "@shop/domain/orders/placing/order-check.ts";

import { ApiError } from "../api-error.ts";

type FieldError = [field: string, value: string];

const leftErrors = (list: string, lines: readonly RefusedLine[]): FieldError[] =>
  lines.flatMap(({ place, left }): FieldError[] =>
    left === null ? [] : [[`${list}.${place}.qty`, String(left)]],
  );

/** The refusal of a cart whose prices, stock or quantities do not hold; its `errors` are the current values, for clients that read no `lines`. */
export function cartOutdated({ code, lines }: OutdatedCart): ApiError {
  const valid = lines.flatMap(({ place, quantity, left }): FieldError[] => {
    const next = quantity?.above ?? quantity?.below ?? null;
    return left !== null || next === null ? [] : [[`cart.${place}.qty`, String(next)]];
  });
  const changed = lines.flatMap(({ place, price, sold }): FieldError[] => {
    if (!sold) return [[`cart.${place}.id`, "unknown_product"]];
    return price === null ? [] : [[`cart.${place}.price`, price]];
  });
  return new ApiError(code, {
    lines,
    errors: Object.fromEntries([...changed, ...valid, ...leftErrors("cart", lines)]),
  });
}

/** The refusal of an order's lines for which the stock has too few pieces; its `errors` are the numbers left. */
export const stockShort = (lines: readonly RefusedLine[]): ApiError =>
  new ApiError("stock_short", { lines, errors: Object.fromEntries(leftErrors("lines", lines)) });

/** The refusal of an order's lines that would have fewer units than parcels have of them; its `errors` are these numbers, at `lines` for a removed line. */
export const belowSent = (lines: readonly BelowSent[]): ApiError =>
  new ApiError("below_sent", {
    errors: Object.fromEntries(
      lines.map(({ place, sent }) => [place === null ? "lines" : `lines.${place}.qty`, String(sent)]),
    ),
  });

/** The refusal of an order's line whose product is neither in the order nor on sale. */
export const unknownProduct = (place: number): ApiError =>
  new ApiError("invalid", {
    lines: [{ place, price: null, left: null, sold: false }],
    errors: { [`lines.${place}.product_id`]: "unknown_product" },
  });
