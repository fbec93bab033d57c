/** Cart line as stored and sent by the browser; the server reads name and price from its database. */
export interface CartLine {
  /** The product's id. */
  readonly id: number;
  readonly name: string;
  /** Decimal text; '0' where the price is being updated. */
  readonly price: string;
  /** URL of the product's first picture; '' if it has none. */
  readonly image: string;
  /** Pieces, from 1 to `MAX_LINE_QUANTITY`. */
  readonly qty: number;
}
