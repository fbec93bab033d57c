import { type DecimalMark, plainNumber } from "../sheets/sheet-numbers.ts";
import { fromMinorUnits, toMinorUnits } from "./money.ts";
import {
  MAX_QUANTITY_PRICES,
  MAX_STEP,
  MIN_STEP,
  type TieredPrice,
  type QuantityPrice,
} from "./quantity-prices.ts";

/** Quantity prices as one text, for sheets and the change history: '10: 4.50; 100: 3.90'; '' for none. */
export const quantityPricesText = (steps: readonly QuantityPrice[]): string =>
  steps.map(({ from, price }) => `${from}: ${price}`).join("; ");

function stepOf(text: string, mark: DecimalMark): QuantityPrice | null {
  const [from = "", price = "", ...others] = text.split(/[:=]/).map((part) => plainNumber(part.trim(), mark));
  const [pieces, minor] = [Number(from ?? ""), toMinorUnits(price ?? "")];
  const isStep =
    others.length === 0 && Number.isInteger(pieces) && pieces >= MIN_STEP && pieces <= MAX_STEP && minor;
  return isStep ? { from: pieces, price: fromMinorUnits(minor) } : null;
}

/**
 * Reads quantity prices as people write them, also with '=', new lines and Arabic digits; null for any other text, and for too many.
 * Whether they rise and fall is not checked.
 */
export function readQuantityPrices(text: string, mark: DecimalMark = "point"): QuantityPrice[] | null {
  const parts = text
    .split(/[;\u061B\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const steps = parts.flatMap((part) => stepOf(part, mark) ?? []);
  return steps.length === parts.length && steps.length <= MAX_QUANTITY_PRICES ? steps : null;
}

/** A price, with the quantity prices that change with it behind it, as one value of a change of many products: '5.00; 10: 4.50'. */
export const priceText = ({ price, quantity_prices: steps }: TieredPrice): string =>
  steps.length === 0 ? price : `${price}; ${quantityPricesText(steps)}`;

/** The price of a text of {@link priceText}, and its quantity prices; null where they do not change with it. */
export function pricesOfText(value: string | number): {
  readonly price: string;
  readonly quantity_prices: QuantityPrice[] | null;
} {
  const [price = "", ...steps] = String(value).split("; ");
  return { price, quantity_prices: steps.length === 0 ? null : readQuantityPrices(steps.join(";")) };
}
