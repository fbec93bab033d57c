import { type Cart, cartCount } from "@shop/domain/cart/cart.ts";
import { createContext, useContext, useSyncExternalStore } from "react";

import type { CartStore } from "./cart-store.ts";

const noLines: Cart = [];

/** The cart store for server rendering: pages are cached, so they contain no cart. */
export const emptyCartStore: CartStore = {
  read: () => noLines,
  change: () => undefined,
  subscribe: () => () => undefined,
};

const Context = createContext<CartStore>(emptyCartStore);

/** Provides the cart store to the components inside. */
export const CartProvider = Context.Provider;

/** Returns the cart store, for changing the cart. */
export const useCartStore = (): CartStore => useContext(Context);

/** Returns the cart; null on the server and until hydration. */
export function useCart(): Cart | null {
  const { subscribe, read } = useCartStore();
  return useSyncExternalStore(subscribe, read, () => null);
}

/** Returns the count of the header's cart badge; 0 until hydration. */
export const useCartCount = (): number => cartCount(useCart() ?? noLines);
