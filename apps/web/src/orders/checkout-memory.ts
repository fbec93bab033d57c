import { STORAGE_KEYS } from "@shop/contract/constants.ts";
import type { CheckoutInfo } from "@shop/contract/entities/order.ts";
import { type AttemptMemory, briefAttemptMemory } from "@shop/data/attempt.ts";

import { tried } from "../storage/tried.ts";

const KEY = STORAGE_KEYS.checkout;

const inThisDocument = briefAttemptMemory();

/** The name of the order that is under way: in local storage, so that it outlives the tab in which it was sent. */
export const attemptMemory: AttemptMemory = {
  read: () => tried(() => localStorage.getItem(KEY)) ?? inThisDocument.read(),
  keep(key) {
    inThisDocument.keep(key);
    tried(() => (key === null ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, key)));
  },
};

/** An empty field says nothing: what is known of the buyer otherwise goes in. */
const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === "string" && entry[1] !== "";

/** What was entered at the checkout and not ordered yet: in session storage, so that it survives a reload and ends with the tab. */
export const checkoutDraft = {
  /** Nothing where nothing was entered. */
  read: (): Partial<CheckoutInfo> =>
    tried(() =>
      Object.fromEntries(Object.entries(JSON.parse(sessionStorage.getItem(KEY) ?? "{}")).filter(isText)),
    ) ?? {},
  /** Keeps what is entered; null forgets it. */
  keep: (info: CheckoutInfo | null): void => {
    tried(() =>
      info === null ? sessionStorage.removeItem(KEY) : sessionStorage.setItem(KEY, JSON.stringify(info)),
    );
  },
};
