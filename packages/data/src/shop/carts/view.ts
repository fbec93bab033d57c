import type { SharedCart } from "@shop/contract/carts/shared-cart.ts";
import type { CheckedLine } from "@shop/domain/cart/cart-check.ts";
import type { CartLine } from "@shop/domain/cart/cart-line.ts";

import type { Remote } from "../../view.ts";

/** What the cart screen reads and calls. */
export interface CartView {
  /** Null until the browser has read its cart. */
  readonly lines: readonly CheckedLine[] | null;
  /** Called with the product's id and the new number of pieces, 1 or more. */
  readonly onQuantity: (id: number, qty: number) => void;
  /** Called with the id of the product whose line is removed. */
  readonly onRemove: (id: number) => void;
  /** Puts a removed line back at its index. */
  readonly onRestore: (line: CartLine, index: number) => void;
  /** Applies the changes of these lines to the cart: new prices, fewer pieces, no unavailable products. */
  readonly onAccept: (ids: readonly number[]) => void;
}

/** What the screen of a shared cart reads. */
export interface SharedCartView {
  /** Null where the token is unknown or expired. */
  readonly cart: Remote<SharedCart | null>;
}
