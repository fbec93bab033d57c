import type { CheckoutInfo } from "@shop/contract/orders/checkout-info.ts";
import { STORAGE_KEYS } from "@shop/domain/constants.ts";

import { stored, tabStore } from "../../storage/stored.ts";

/** Skips empty fields, so that a draft does not replace the initial values from the account. */
const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === "string" && entry[1] !== "";

const draft = stored<Partial<CheckoutInfo>>(STORAGE_KEYS.checkout, tabStore, (value) =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).filter(isText))
    : null,
);

/** Stores the entries of the billing form in session storage, so that they survive a reload and end with the tab. */
export const checkoutDraft = {
  /** Reads the saved entries; empty where there are none. */
  read: (): Partial<CheckoutInfo> => draft.read() ?? {},
  /** Saves the entries; null removes them. */
  save: (info: Partial<CheckoutInfo> | null): void => {
    if (info === null) draft.remove();
    else draft.write(info);
  },
};
