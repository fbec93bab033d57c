import { type StorageOf, storedText } from "./stored.ts";
import { createSubscribable } from "./subscribable.ts";

/** A choice that a browser remembers, as a text; in memory where storage is denied. */
export interface Remembered {
  /** The choice; null for none. */
  readonly read: () => string | null;
  /** Remembers a choice; null for none. */
  readonly write: (choice: string | null) => void;
  /** Calls a listener after each change; returns the end of that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Remembers a choice under a key of a web storage. */
export function createRemembered(key: string, storage: StorageOf): Remembered {
  const stored = storedText(key, storage);
  let inMemory: string | null = null;
  const { notify, subscribe } = createSubscribable({ events: globalThis }, [key], () => undefined);
  return {
    read: () => {
      const text = stored.read();
      return text === undefined ? inMemory : text;
    },
    write: (choice) => {
      inMemory = choice;
      if (choice === null) stored.remove();
      else stored.write(choice);
      notify();
    },
    subscribe,
  };
}
