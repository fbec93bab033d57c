/** Dispatches the `storage` and `pageshow` events of a document; `window` in the app. */
export interface StorageEventSource {
  readonly events: Pick<EventTarget, "addEventListener" | "removeEventListener">;
}

/** The subscriptions of a store, as `useSyncExternalStore` needs them. */
export interface Subscribable {
  /** Calls all listeners. */
  readonly notify: () => void;
  /** Adds a listener; returns a function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates the subscriptions of a store on web storage. While it has listeners, the store is refreshed and the listeners are called
 * when another tab changes one of `keys` (`fromTab` is true), and when the document is restored from the back/forward cache, where
 * it receives no storage events.
 */
export function createSubscribable(
  { events }: StorageEventSource,
  keys: readonly string[],
  refresh: (fromTab: boolean) => void,
): Subscribable {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: Event & { readonly key?: string | null }) => {
    // The key is null where another tab cleared the storage.
    if (typeof key === "string" && !keys.includes(key)) return;
    refresh(true);
    notify();
  };
  const onPageShow = () => {
    refresh(false);
    notify();
  };
  return {
    notify,
    subscribe(listener) {
      if (listeners.size === 0) {
        events.addEventListener("storage", onStorage);
        events.addEventListener("pageshow", onPageShow);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        events.removeEventListener("storage", onStorage);
        events.removeEventListener("pageshow", onPageShow);
      };
    },
  };
}
