import { type Cart, cartCount } from "@shop/contract/cart.ts";
import { createContext, useContext, useSyncExternalStore } from "react";

import type { CartStore } from "./cart-store.ts";

/** On the server, and until the browser has taken over, nobody has a cart: the page is the same for everybody. */
const nobodysCart: Cart = [];

/** The cart of a page that is rendered on the server. */
export const nobody: CartStore = {
  read: () => nobodysCart,
  change: () => undefined,
  subscribe: () => () => undefined,
};

const Context = createContext<CartStore>(nobody);

/** Gives the reader's cart to everything inside. */
export const CartProvider = Context.Provider;

/** The store of the reader's cart, for changing it. */
export const useCartStore = (): CartStore => useContext(Context);

/** The reader's cart; empty until the browser has taken over. */
export function useCart(): Cart {
  const { subscribe, read } = useCartStore();
  return useSyncExternalStore(subscribe, read, () => nobodysCart);
}

/** The number that the header's badge shows. */
export const useCartCount = (): number => cartCount(useCart());
