import { createMemoryKeyStore, type IdempotencyKeyStore } from "@shop/data/idempotency-key.ts";
import { STORAGE_KEYS } from "@shop/domain/constants.ts";

import { ignoreStorageErrors } from "../../storage/safe-storage.ts";

const KEY = STORAGE_KEYS.checkout;

const memory = createMemoryKeyStore();

/** Stores the order's idempotency key in local storage, so that it outlives the tab, and in memory where storage is denied. */
export const orderKeyStore: IdempotencyKeyStore = {
  read: () => ignoreStorageErrors(() => localStorage.getItem(KEY)) ?? memory.read(),
  write(key) {
    memory.write(key);
    ignoreStorageErrors(() => (key === null ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, key)));
  },
};
