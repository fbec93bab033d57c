import { createMemoryKeyStore, type IdempotencyKeyStore } from "@shop/data/idempotency-key.ts";
import { STORAGE_KEYS } from "@shop/domain/constants.ts";

import { localStore, storedText } from "../../storage/stored.ts";

const storedKey = storedText(STORAGE_KEYS.checkout, localStore);
const memory = createMemoryKeyStore();

/** Stores the order's idempotency key in local storage, so that it outlives the tab, and in memory where storage is denied. */
export const orderKeyStore: IdempotencyKeyStore = {
  read: () => storedKey.read() ?? memory.read(),
  write(key) {
    memory.write(key);
    if (key === null) storedKey.remove();
    else storedKey.write(key);
  },
};
