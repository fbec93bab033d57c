import { acceptChange, changeOf, type CheckedLine } from "@shop/contract/cart-check.ts";
import { type Cart, removeLine, restoreLine, setQuantity } from "@shop/contract/cart.ts";
import type { CartLine } from "@shop/contract/entities/order.ts";
import { useQueries } from "@tanstack/react-query";

import { useApi } from "../api-context.tsx";
import { ApiError } from "../api-error.ts";
import { productCard } from "../product-card.ts";

/** What feeds on the reader's cart. */
export interface CartModelInput {
  /** Null until the browser has read its cart. */
  readonly cart: Cart | null;
  /** Applies a step to the kept cart. */
  readonly onChange: (step: (cart: Cart) => Cart) => void;
}

/** What the cart page is fed. */
export interface CartModel {
  /** Null until the browser has read its cart. */
  readonly lines: readonly CheckedLine[] | null;
  readonly onQuantity: (id: number, qty: number) => void;
  readonly onRemove: (id: number) => void;
  readonly onRestore: (line: CartLine, index: number) => void;
  /** Takes over what became of lines: new prices, fewer pieces; what is gone leaves the cart. */
  readonly onAccept: (ids: readonly number[]) => void;
}

const isGone = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

/** The cart after what became of some of its lines was accepted. */
export const acceptLines = (cart: Cart, lines: readonly CheckedLine[], ids: readonly number[]): Cart =>
  lines.reduce(
    (kept, { line: { id }, change }) => (change && ids.includes(id) ? acceptChange(kept, id, change) : kept),
    cart,
  );

/** Feeds the cart page: each line beside what the shop says of its product now. */
export function useCartModel({ cart, onChange }: CartModelInput): CartModel {
  const api = useApi();
  const products = useQueries({ queries: (cart ?? []).map(({ id }) => productCard(api, id)) });

  const lines = cart?.map((line, index): CheckedLine => {
    const { data, error = null } = products[index] ?? {};
    if (isGone(error)) return { line, product: null, change: changeOf(line, null) };
    return data
      ? { line, product: data, change: changeOf(line, data) }
      : { line, product: null, change: null };
  });

  return {
    lines: lines ?? null,
    onQuantity: (id, qty) => onChange((now) => setQuantity(now, id, qty)),
    onRemove: (id) => onChange((now) => removeLine(now, id)),
    onRestore: (line, index) => onChange((now) => restoreLine(now, line, index)),
    onAccept: (ids) => onChange((now) => acceptLines(now, lines ?? [], ids)),
  };
}
