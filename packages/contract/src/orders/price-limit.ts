import { may, type RightHolder } from "@shop/domain/admins/rights.ts";
import { storedAmount, totalOf } from "@shop/domain/money/money.ts";
import { priceForPieces, type TieredPrice } from "@shop/domain/money/quantity-prices.ts";
import type { EditedLine } from "@shop/domain/orders/lines/line-edits.ts";
import { ANY_PRICE, isWithinLimit, type TakenLine } from "@shop/domain/orders/lines/price-limit.ts";
import { orderedPieces } from "@shop/domain/orders/placing/order-check.ts";

import { ApiError } from "../api-error.ts";

/** A line at the price that an administrator gives. */
export interface GivenLine extends Pick<TakenLine, "price" | "shown" | "qty"> {
  /** Whether the order has it at this price already; false by default. */
  readonly isAgreed?: boolean;
}

/** Percent by which an administrator may lower the prices of an order: the limit of the settings, or any with the right to prices. */
export const discountLimitOf = (admin: RightHolder, limit: number): number =>
  may(admin, "prices") ? ANY_PRICE : limit;

/**
 * Throws invalid where an administrator without the right to prices gives a price above that of the shop or below the limit, or a discount that takes
 * the `total` of the lines below it.
 */
export function requirePriceLimit(
  admin: RightHolder,
  limit: number,
  { lines, total }: { readonly lines: readonly GivenLine[]; readonly total?: string },
): void {
  if (may(admin, "prices")) return;
  const refused = lines.flatMap(({ price, shown, isAgreed = false }, place) =>
    isAgreed || isWithinLimit(price, shown, limit) ? [] : [{ place, price: shown, left: null, sold: true }],
  );
  if (refused.length > 0)
    throw new ApiError("invalid", {
      lines: refused,
      errors: Object.fromEntries(refused.map(({ place }) => [`lines.${place}.price`, "above_limit"])),
    });
  const sum = totalOf(lines.map(({ shown, qty }) => ({ price: shown, qty })));
  if (total !== undefined && !isWithinLimit(total, sum, limit))
    throw new ApiError("invalid", { errors: { "discount.value": "above_limit" } });
}

/** A total with the sum of the lines that it is of. */
interface DiscountedTotal {
  readonly total: string;
  readonly sum: string;
}

/**
 * Throws discount_above_limit where an administrator without the right to prices makes lines so small that the discount of their order, which was
 * within the limit, is above it.
 */
export function requireKeptDiscount(
  admin: RightHolder,
  limit: number,
  { before, edited }: { readonly before: DiscountedTotal; readonly edited: DiscountedTotal },
): void {
  const keeps = ({ total, sum }: DiscountedTotal): boolean => isWithinLimit(total, sum, limit);
  if (!may(admin, "prices") && keeps(before) && !keeps(edited)) throw new ApiError("discount_above_limit");
}

type Priced = Pick<EditedLine, "product_id" | "price">;

/** {@link requirePriceLimit} for the lines of an order that is edited, which keep the prices that it has. */
export function requireEditedPrices(
  admin: RightHolder,
  limit: number,
  {
    before,
    edited,
    productOf,
  }: {
    readonly before: readonly Priced[];
    readonly edited: readonly (Priced & Pick<EditedLine, "qty">)[];
    /** The prices of the shop; undefined for what is not sold any more. */
    readonly productOf: (id: number) => TieredPrice | undefined;
  },
): void {
  const pieces = orderedPieces(edited.map(({ product_id, qty }) => ({ id: product_id, qty })));
  const lines = edited.map(({ product_id: id, qty, price }): GivenLine => {
    const [product, given] = [productOf(id), storedAmount(price)];
    const shown = product ? priceForPieces(product, pieces.get(id) ?? qty) : "0.00";
    const isAgreed = before.some((line) => line.product_id === id && line.price === given);
    return { price: given, shown, qty, isAgreed };
  });
  requirePriceLimit(admin, limit, { lines });
}
