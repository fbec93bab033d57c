/** What a store needs of the browser: where things are kept, and the events of other tabs. */
export interface Surroundings {
  readonly events: Pick<EventTarget, "addEventListener" | "removeEventListener">;
}

/** The listeners of a store whose content other tabs may change. */
export interface Listeners {
  /** Calls all of them. */
  readonly tell: () => void;
  /** Adds one; returns how to remove it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Keeps the listeners of a store. While there are any, the store is refreshed and they are told whenever another tab changes one of
 * the store's keys (`fromTab` true) and when the document comes back from the browser's own cache, having missed such events.
 */
export function createListeners(
  { events }: Surroundings,
  keys: readonly string[],
  refresh: (fromTab: boolean) => void,
): Listeners {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: Event & { readonly key?: string | null }) => {
    // Null where another tab cleared everything.
    if (typeof key === "string" && !keys.includes(key)) return;
    refresh(true);
    tell();
  };
  const onShow = () => {
    refresh(false);
    tell();
  };
  return {
    tell,
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
