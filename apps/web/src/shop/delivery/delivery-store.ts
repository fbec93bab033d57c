import { STORAGE_KEYS } from "@shop/domain/constants.ts";
import { type DeliveryPlace, isDeliveryPlace } from "@shop/domain/delivery/delivery.ts";

import { localStore, storedText } from "../../storage/stored.ts";
import { createSubscribable } from "../../storage/subscribable.ts";

const stored = storedText(STORAGE_KEYS.deliverTo, localStore);

const parsed = (text: string | null): DeliveryPlace | null => (isDeliveryPlace(text) ? text : null);

/** The place while storage is denied. */
let inMemory: DeliveryPlace | null = null;

const { notify, subscribe } = createSubscribable(
  { events: globalThis },
  [STORAGE_KEYS.deliverTo],
  () => undefined,
);

/** The place where orders of this browser go, in local storage, and in memory where that is denied. */
export const deliveryStore = {
  read: (): DeliveryPlace | null => {
    const text = stored.read();
    return text === undefined ? inMemory : parsed(text);
  },
  /** Remembers a place; null for none. */
  write: (to: DeliveryPlace | null): void => {
    inMemory = to;
    if (to === null) stored.remove();
    else stored.write(to);
    notify();
  },
  subscribe,
};
