import { acceptChange, changeOf, type CheckedLine } from "@shop/domain/cart/cart-check.ts";
import { type Cart, removeLine, restoreLine, setQuantity } from "@shop/domain/cart/cart.ts";
import { useQueries } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { isNotFound } from "../../remote.ts";
import { productCardQuery } from "../products/product-cards.ts";
import type { CartView } from "./view.ts";

/** The input of {@link useCartModel}. */
export interface CartModelInput {
  /** Null until the browser has read its cart. */
  readonly cart: Cart | null;
  /** Updates the stored cart. */
  readonly onChange: (update: (cart: Cart) => Cart) => void;
}

/** The cart after the changes of the lines with these ids are applied. */
export const acceptLines = (cart: Cart, lines: readonly CheckedLine[], ids: readonly number[]): Cart =>
  lines.reduce(
    (kept, { line: { id }, change }) => (change && ids.includes(id) ? acceptChange(kept, id, change) : kept),
    cart,
  );

/** The model of the cart screen: each line with the current state of its product. */
export function useCartModel({ cart, onChange }: CartModelInput): CartView {
  const api = useApi();
  const products = useQueries({ queries: (cart ?? []).map(({ id }) => productCardQuery(api, id)) });

  const lines = cart?.map((line, index): CheckedLine => {
    const { data, error = null } = products[index] ?? {};
    if (isNotFound(error)) return { line, product: null, change: changeOf(line, null) };
    return data
      ? { line, product: data, change: changeOf(line, data) }
      : { line, product: null, change: null };
  });

  return {
    lines: lines ?? null,
    onQuantity: (id, qty) => {
      const product = lines?.find(({ line }) => line.id === id)?.product ?? undefined;
      onChange((now) => setQuantity(now, id, qty, product));
    },
    onRemove: (id) => onChange((now) => removeLine(now, id)),
    onRestore: (line, index) => onChange((now) => restoreLine(now, line, index)),
    onAccept: (ids) => onChange((now) => acceptLines(now, lines ?? [], ids)),
  };
}
