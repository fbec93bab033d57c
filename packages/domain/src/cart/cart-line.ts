import type { TieredPrice } from "../money/quantity-prices.ts";

/** Cart line as stored and sent by the browser; the server reads name and price from its database. */
export interface CartLine {
  /** The product's id. */
  readonly id: number;
  readonly name: string;
  /** What a piece costs at this quantity, as decimal text; '0' where the price is being updated. */
  readonly price: string;
  /**
   * The prices by quantity, from which a changed quantity takes its price; missing where all quantities have the same. They are stored
   * beside the line; the server reads its own.
   */
  readonly tieredPrice?: TieredPrice;
  /** URL of the product's first picture; '' if it has none. */
  readonly image: string;
  /** Pieces, from 1 to `MAX_LINE_QUANTITY`. */
  readonly qty: number;
}
