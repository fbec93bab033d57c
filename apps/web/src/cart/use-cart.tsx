import { type Cart, cartCount } from "@shop/contract/cart.ts";
import { createContext, useContext, useSyncExternalStore } from "react";

import type { CartStore } from "./cart-store.ts";

const noLines: Cart = [];

/** The cart of a page that is rendered on the server: the page is the same for everybody. */
export const nobody: CartStore = {
  read: () => noLines,
  change: () => undefined,
  subscribe: () => () => undefined,
};

const Context = createContext<CartStore>(nobody);

/** Gives the reader's cart to everything inside. */
export const CartProvider = Context.Provider;

/** The store of the reader's cart, for changing it. */
export const useCartStore = (): CartStore => useContext(Context);

/** The reader's cart; null on the server and until the browser has taken over. */
export function useCart(): Cart | null {
  const { subscribe, read } = useCartStore();
  return useSyncExternalStore(subscribe, read, () => null);
}

/** The number that the header's badge shows; 0 until the browser has taken over. */
export const useCartCount = (): number => cartCount(useCart() ?? noLines);
