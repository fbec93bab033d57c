import { STORAGE_KEYS } from "@shop/domain/constants.ts";
import type { ListView } from "@shop/screens/parts/list-address.ts";
import { createContext, useContext } from "react";

import { localStore, type StorageOf, storedText } from "../../storage/stored.ts";
import { createSubscribable, type StorageEventSource } from "../../storage/subscribable.ts";

/** The browser APIs that a view store depends on. */
export interface ViewStoreEnvironment extends StorageEventSource {
  readonly storage: StorageOf;
}

/** Holds the view that was last chosen for lists of products, for `useSyncExternalStore`. */
export interface ViewStore {
  readonly read: () => ListView;
  readonly write: (view: ListView) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The store for server rendering: pages are the same for everybody. */
export const cardsViewStore: ViewStore = {
  read: () => "cards",
  write: () => undefined,
  subscribe: () => () => undefined,
};

const browser: ViewStoreEnvironment = { storage: localStore, events: globalThis };

/** Creates a view store on local storage; where that is denied, only addresses name a view. */
export function createViewStore(environment: ViewStoreEnvironment = browser): ViewStore {
  const storedView = storedText(STORAGE_KEYS.listView, environment.storage);
  const { notify, subscribe } = createSubscribable(environment, [STORAGE_KEYS.listView], () => undefined);
  return {
    read: () => (storedView.read() === "table" ? "table" : "cards"),
    write(view) {
      storedView.write(view);
      notify();
    },
    subscribe,
  };
}

const Context = createContext(cardsViewStore);

/** Provides the view store to the components inside. */
export const ViewStoreProvider = Context.Provider;

/** Returns the view store. */
export const useViewStore = (): ViewStore => useContext(Context);
