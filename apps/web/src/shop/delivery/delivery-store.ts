import { STORAGE_KEYS } from "@shop/domain/constants.ts";

import { localStore, storedText } from "../../storage/stored.ts";
import { createSubscribable } from "../../storage/subscribable.ts";

const stored = storedText(STORAGE_KEYS.deliverTo, localStore);

/** The choice while storage is denied. */
let inMemory: string | null = null;

const { notify, subscribe } = createSubscribable(
  { events: globalThis },
  [STORAGE_KEYS.deliverTo],
  () => undefined,
);

/** Where orders of this browser go, as a text of `choiceText`, in local storage, and in memory where that is denied. */
export const deliveryStore = {
  read: (): string | null => {
    const text = stored.read();
    return text === undefined ? inMemory : text;
  },
  /** Remembers a choice; null for none. */
  write: (choice: string | null): void => {
    inMemory = choice;
    if (choice === null) stored.remove();
    else stored.write(choice);
    notify();
  },
  subscribe,
};
