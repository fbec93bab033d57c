import { ignoreStorageErrors } from "../../storage/safe-storage.ts";

const KEY = "placed-order";

/** A number and the phone of its order. */
const isEntry = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");

/**
 * Keeps the phone of the order placed last, so that 'see this order' does not ask for it again. Session storage is
 * cleared with the tab, so that the next user of a shared computer cannot look the order up.
 */
export const placedPhone = {
  /** The phone that the order with this number was placed with; null where it is not known. */
  read: (number: string): string | null =>
    ignoreStorageErrors(() => {
      const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
      if (!isEntry(stored)) return null;
      const [placed, phone] = stored;
      return placed === number ? phone : null;
    }) ?? null,
  /** Replaces the phone of an earlier order. */
  save: (number: string, phone: string): void => {
    ignoreStorageErrors(() => sessionStorage.setItem(KEY, JSON.stringify([number, phone])));
  },
};
