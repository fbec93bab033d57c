import type { Cart } from "@shop/contract/cart.ts";
import { STORAGE_KEYS } from "@shop/contract/constants.ts";
import { createPath } from "react-router-dom";

import type { ShopBrowser } from "../browser-shop.tsx";
import { createCartStore } from "../cart/cart-store.ts";
import type { BrowserNavigator } from "../router/browser-navigator.ts";
import { createSessionStore } from "../session/session-store.ts";
import { createMemoryNavigator } from "./memory-navigator.ts";

/** One of a browser's stores, in memory. */
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A shopper's browser inside a story: nothing of it is shared with the browser that shows the story. */
export interface StoryBrowser {
  /** Outlives its tabs. */
  readonly local: Store;
  /** Ends with its tab. */
  readonly tab: Store;
  /** Opens an address, language included, with what the stores hold. */
  readonly open: (address: string) => ShopBrowser;
  /** The address that it is at, language included. */
  readonly address: () => string;
  /** Goes back to where the shopper came from. */
  readonly back: () => void;
}

function memoryStore(): Store {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A browser that was never in the shop, or only put something in its cart. */
export function createStoryBrowser(cart: Cart = []): StoryBrowser {
  const [local, tab] = [memoryStore(), memoryStore()];
  if (cart.length > 0) local.setItem(STORAGE_KEYS.cart, JSON.stringify(cart));
  const events = new EventTarget();
  let navigator: BrowserNavigator | undefined;
  return {
    local,
    tab,
    open(address) {
      navigator = createMemoryNavigator(address);
      return {
        navigator,
        cart: createCartStore({ storage: () => local, events }),
        session: createSessionStore({ local: () => local, session: () => tab, events }),
      };
    },
    address: () => (navigator ? createPath(navigator.current().location) : ""),
    back: () => navigator?.go(-1),
  };
}
