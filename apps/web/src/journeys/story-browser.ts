import type { Cart } from "@shop/domain/cart/cart.ts";
import { STORAGE_KEYS } from "@shop/domain/constants.ts";
import { createMemoryRouter, createPath, parsePath } from "react-router-dom";

import { createSessionStore } from "../shop/accounts/session-store.ts";
import type { BrowserEnvironment } from "../shop/browser-app.tsx";
import { createCartStore } from "../shop/carts/cart-store.ts";

/** The methods of web storage that the app's stores use. */
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A fake browser for stories, isolated from the browser that runs the story. */
export interface StoryBrowser {
  /** Local storage. */
  readonly local: Store;
  /** Session storage. */
  readonly session: Store;
  /** Returns the environment of an app at an address, including the language prefix. */
  readonly open: (address: string) => BrowserEnvironment;
  /** The current address, including the language prefix. */
  readonly address: () => string;
  /** Navigates back in the history. */
  readonly back: () => void;
}

function memoryStore(): Store {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** Creates a browser with empty storage, except for the given cart. */
export function createStoryBrowser(cart: Cart = []): StoryBrowser {
  const [local, session] = [memoryStore(), memoryStore()];
  if (cart.length > 0) local.setItem(STORAGE_KEYS.cart, JSON.stringify(cart));
  const events = new EventTarget();
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  return {
    local,
    session,
    open(address) {
      return {
        pathname: parsePath(address).pathname ?? "/",
        createRouter: (routes, options) => {
          router = createMemoryRouter(routes, { ...options, initialEntries: [address] });
          return router;
        },
        cart: createCartStore({ storage: () => local, events }),
        session: createSessionStore({ local: () => local, session: () => session, events }),
      };
    },
    address: () => (router ? createPath(router.state.location) : ""),
    back: () => void router?.navigate(-1),
  };
}
