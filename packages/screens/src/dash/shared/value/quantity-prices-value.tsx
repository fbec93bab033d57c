import type { QuantityPrice } from "@shop/domain/money/quantity-prices.ts";

import { useQuantityPriceWords } from "./use-quantity-price-words.ts";

export interface QuantityPricesValueProps {
  /** The quantity prices, by rising numbers of pieces. */
  readonly steps: ReadonlyArray<QuantityPrice>;
}

/** Quantity prices, a line each. */
export function QuantityPricesValue({ steps }: QuantityPricesValueProps) {
  const words = useQuantityPriceWords();
  return (
    <span className="grid">
      {steps.map((step) => (
        <span key={step.from}>{words(step)}</span>
      ))}
    </span>
  );
}
