import { type Cart, parseCart } from "@shop/domain/cart/cart.ts";
import { STORAGE_KEYS } from "@shop/domain/constants.ts";

import { createSubscribable, type StorageEventSource } from "../../storage/subscribable.ts";

/** The browser APIs that a cart store depends on. */
export interface CartStoreEnvironment extends StorageEventSource {
  readonly storage: () => Pick<Storage, "getItem" | "setItem">;
}

/** Holds the cart of the browser; one per document, for `useSyncExternalStore`. */
export interface CartStore {
  readonly read: () => Cart;
  /** Updates the cart with a function (one of domain's cart rules) and saves the result. */
  readonly change: (update: (cart: Cart) => Cart) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const browser: CartStoreEnvironment = {
  // A function, because accessing `localStorage` throws where storage is denied.
  storage: () => localStorage,
  events: globalThis,
};

/**
 * Creates a cart store on local storage that stays in sync between tabs. Where storage is denied or full the cart lives in memory
 * until another tab changes the stored one.
 */
export function createCartStore(environment: CartStoreEnvironment = browser): CartStore {
  const { storage } = environment;
  let storedText: string | null = null;
  let cart: Cart = [];
  let isInMemory = false;

  const refresh = () => {
    if (isInMemory) return;
    try {
      const text = storage().getItem(STORAGE_KEYS.cart);
      if (text === storedText) return;
      storedText = text;
      cart = parseCart(text);
    } catch {
      isInMemory = true;
    }
  };

  const { notify, subscribe } = createSubscribable(environment, [STORAGE_KEYS.cart], (fromTab) => {
    if (fromTab) isInMemory = false;
    refresh();
  });

  refresh();

  return {
    read: () => cart,
    change(update) {
      // Another tab may have changed the cart without its storage event having arrived yet.
      refresh();
      cart = update(cart);
      storedText = JSON.stringify(cart);
      try {
        storage().setItem(STORAGE_KEYS.cart, storedText);
        isInMemory = false;
      } catch {
        isInMemory = true;
      }
      notify();
    },
    subscribe,
  };
}
