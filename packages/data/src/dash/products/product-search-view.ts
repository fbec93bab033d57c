import type { SoldUnit } from "@shop/domain/catalogue/selling-unit.ts";
import type { TieredPrice } from "@shop/domain/money/quantity-prices.ts";

/** A product that can be added to an order. */
export interface OrderableProduct extends TieredPrice, SoldUnit {
  readonly id: number;
  readonly name: string;
  readonly name_ar: string | null;
  readonly part_number: string | null;
  /** Units in stock, without those of orders. */
  readonly amount: number;
  /** Address of its first picture; null without one. */
  readonly image: string | null;
}

/** The search for products to add to an order. */
export interface ProductSearchView {
  /** The text as it is typed. */
  readonly query: string;
  /** Called with the text after each input; the search follows after a pause. */
  readonly onQuery: (query: string) => void;
  /** What was found: for the text before while the search for a new one is under way; nothing for an empty text. */
  readonly products: readonly OrderableProduct[];
  /** Whether products are being fetched. */
  readonly searching: boolean;
  /** Whether the search has failed. */
  readonly failed: boolean;
  /** Searches again after a failure. */
  readonly onRetry: () => void;
}
