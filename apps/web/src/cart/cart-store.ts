import { type Cart, parseCart } from "@shop/contract/cart.ts";
import { STORAGE_KEYS } from "@shop/contract/constants.ts";

/** What a cart store needs of the browser: where the cart is kept, and the events of other tabs. */
export interface CartSurroundings {
  readonly storage: () => Pick<Storage, "getItem" | "setItem">;
  readonly events: Pick<EventTarget, "addEventListener" | "removeEventListener">;
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
export function createCartStore({ storage, events }: CartSurroundings = browser): CartStore {
  const listeners = new Set<() => void>();
  let keptText: string | null = null;
  let cart: Cart = [];
  let onlyInMemory = false;

  const take = (text: string | null) => {
    if (text === keptText) return;
    keptText = text;
    cart = parseCart(text);
  };

  const refresh = () => {
    if (onlyInMemory) return;
    try {
      take(storage().getItem(STORAGE_KEYS.cart));
    } catch {
      onlyInMemory = true;
    }
  };

  const tell = () => {
    for (const listener of listeners) listener();
  };

  const onStorage = (event: Event & { readonly key?: string | null }) => {
    if (event.key !== STORAGE_KEYS.cart && event.key !== null) return;
    onlyInMemory = false;
    refresh();
    tell();
  };
  // A document that comes back from the browser's own cache has missed the events meanwhile.
  const onShow = () => {
    refresh();
    tell();
  };

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
    subscribe(listener) {
      if (listeners.size === 0) {
        events.addEventListener("storage", onStorage);
        events.addEventListener("pageshow", onShow);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        events.removeEventListener("storage", onStorage);
        events.removeEventListener("pageshow", onShow);
      };
    },
  };
}
