import type { CheckoutInfo } from "@shop/contract/orders/checkout-info.ts";
import { STORAGE_KEYS } from "@shop/domain/constants.ts";

import { ignoreStorageErrors } from "../../storage/safe-storage.ts";

const KEY = STORAGE_KEYS.checkout;

/** Skips empty fields, so that a draft does not replace the initial values from the account. */
const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === "string" && entry[1] !== "";

/** Stores the entries of the billing form in session storage, so that they survive a reload and end with the tab. */
export const checkoutDraft = {
  /** Reads the saved entries; empty where there are none. */
  read: (): Partial<CheckoutInfo> =>
    ignoreStorageErrors(() => {
      const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
      return typeof draft === "object" && draft !== null
        ? Object.fromEntries(Object.entries(draft).filter(isText))
        : {};
    }) ?? {},
  /** Saves the entries; null removes them. */
  save: (info: CheckoutInfo | null): void => {
    ignoreStorageErrors(() =>
      info === null ? sessionStorage.removeItem(KEY) : sessionStorage.setItem(KEY, JSON.stringify(info)),
    );
  },
};
