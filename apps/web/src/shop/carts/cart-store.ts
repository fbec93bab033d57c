import { type Cart, cartTexts, parseCart } from "@shop/domain/cart/cart.ts";
import { STORAGE_KEYS } from "@shop/domain/constants.ts";

import { localStore, type StorageOf, storedText } from "../../storage/stored.ts";
import { createSubscribable, type StorageEventSource } from "../../storage/subscribable.ts";

/** The browser APIs that a cart store depends on. */
export interface CartStoreEnvironment extends StorageEventSource {
  readonly storage: StorageOf;
}

/** Holds the cart of the browser; one per document, for `useSyncExternalStore`. */
export interface CartStore {
  readonly read: () => Cart;
  /** Updates the cart with a function (one of domain's cart rules) and saves the result. */
  readonly change: (update: (cart: Cart) => Cart) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const browser: CartStoreEnvironment = {
  storage: localStore,
  events: globalThis,
};

/**
 * Creates a cart store on local storage that stays in sync between tabs. Where storage is denied or full the cart lives in memory
 * until another tab changes the stored one.
 */
export function createCartStore(environment: CartStoreEnvironment = browser): CartStore {
  const storedCart = storedText(STORAGE_KEYS.cart, environment.storage);
  const storedTieredPrices = storedText(STORAGE_KEYS.cartPrices, environment.storage);
  let lastText: string | null = null;
  let cart: Cart = [];
  let isInMemory = false;

  const refresh = () => {
    if (isInMemory) return;
    const text = storedCart.read();
    isInMemory = text === undefined;
    if (text === undefined || text === lastText) return;
    lastText = text;
    cart = parseCart(text, storedTieredPrices.read() ?? null);
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
      const [lines, tieredPrices] = cartTexts(cart);
      lastText = lines;
      // First, so that other tabs find them with the lines.
      storedTieredPrices.write(tieredPrices);
      isInMemory = !storedCart.write(lastText);
      notify();
    },
    subscribe,
  };
}
