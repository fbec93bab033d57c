import { type Cart, parseCart } from "@shop/contract/cart.ts";
import { STORAGE_KEYS } from "@shop/contract/constants.ts";

import { createListeners, type Surroundings } from "../storage/listeners.ts";

/** What a cart store needs of the browser. */
export interface CartSurroundings extends Surroundings {
  readonly storage: () => Pick<Storage, "getItem" | "setItem">;
}

/** The reader's cart: one per document. */
export interface CartStore {
  readonly read: () => Cart;
  /** Applies a step (one of contract's cart rules) and keeps the result. */
  readonly change: (step: (cart: Cart) => Cart) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const browser: CartSurroundings = {
  // Reading `localStorage` itself throws where storage is denied.
  storage: () => localStorage,
  events: globalThis,
};

/**
 * A cart that is kept in the browser's storage and equal in all tabs. Where storage is denied or full it goes on in memory,
 * until another tab's change arrives.
 */
export function createCartStore(surroundings: CartSurroundings = browser): CartStore {
  const { storage } = surroundings;
  let keptText: string | null = null;
  let cart: Cart = [];
  let onlyInMemory = false;

  const refresh = () => {
    if (onlyInMemory) return;
    try {
      const text = storage().getItem(STORAGE_KEYS.cart);
      if (text === keptText) return;
      keptText = text;
      cart = parseCart(text);
    } catch {
      onlyInMemory = true;
    }
  };

  const { tell, subscribe } = createListeners(surroundings, [STORAGE_KEYS.cart], (fromTab) => {
    if (fromTab) onlyInMemory = false;
    refresh();
  });

  refresh();

  return {
    read: () => cart,
    change(step) {
      // Read afresh: another tab may have changed it while its event is still on the way.
      refresh();
      cart = step(cart);
      keptText = JSON.stringify(cart);
      try {
        storage().setItem(STORAGE_KEYS.cart, keptText);
        onlyInMemory = false;
      } catch {
        onlyInMemory = true;
      }
      tell();
    },
    subscribe,
  };
}
