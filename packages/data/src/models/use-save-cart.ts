import type { Cart } from "@shop/contract/cart.ts";

import { useApi } from "../api-context.tsx";

/** What saving a cart needs. */
export interface SaveCartInput {
  readonly cart: Cart;
  /** The whole address under which a saved cart opens, by its token. */
  readonly addressOf: (token: string) => string;
}

/** Saves the cart where others can open it and gives its address; rejects where that failed. */
export function useSaveCart({ cart, addressOf }: SaveCartInput): () => Promise<string> {
  const api = useApi();
  return async () => {
    const lines = cart.map(({ id, qty }) => ({ id, qty }));
    const { token } = await api.call("createSharedCart", { body: { lines } });
    return addressOf(token);
  };
}
