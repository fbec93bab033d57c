import { stored, tabStore } from "../../storage/stored.ts";

/** A number and the phone of its order. */
type PlacedPhone = readonly [number: string, phone: string];

const isPlacedPhone = (value: unknown): value is PlacedPhone =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");

const last = stored("placed-order", tabStore, (value) => (isPlacedPhone(value) ? value : null));

/**
 * Keeps the phone of the order placed last, so that 'see this order' does not ask for it again. Session storage is
 * cleared with the tab, so that the next user of a shared computer cannot look the order up.
 */
export const placedPhone = {
  /** The phone that the order with this number was placed with; null where it is not known. */
  read: (number: string): string | null => {
    const [placed, phone] = last.read() ?? [];
    return (placed === number && phone) || null;
  },
  /** Replaces the phone of an earlier order. */
  save: (number: string, phone: string): void => void last.write([number, phone]),
};
